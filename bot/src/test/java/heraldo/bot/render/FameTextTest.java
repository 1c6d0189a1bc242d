package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The fame table as text. */
class FameTextTest {

    private static final Bundle WORDS = Bundle.read(Locale.ENGLISH, "words", """
            render:
              fame: {provisional: Fame so far, final: Fame, side: Side, name: "{side}"}
            standings: {era: Era, buildings: Buildings, total: Total}
            standings-short: {buildings: Build}
            """);
    private static final Standings STANDINGS = new Standings(
            List.of("era", "buildings", "total"),
            List.of(
                    new Standings.Row(new Seat(1), List.of(2, 14, 120), 120),
                    new Standings.Row(new Seat(2), List.of(1, 3, 9), 9)),
            true);

    private static List<String> text(int width) {
        return FameText.of(STANDINGS, new Wording(WORDS, seat -> "Alba" + seat.number()), width);
    }

    @Test
    void everySideHasARowUnderShortHeadingsWithItsRankFirst() {
        assertEquals(List.of("Side   Total  Era  Build\nAlba1    120    2     14\nAlba2      9    1      3"), text(40));
    }

    @Test
    void whatNobodyHasAnyOfIsLeftOutAndTold() {
        Standings idle = new Standings(
                List.of("era", "buildings", "total"),
                List.of(new Standings.Row(new Seat(1), List.of(2, 0, 0), 0)),
                true);
        Wording wording = new Wording(WORDS, seat -> "Alba");
        assertEquals(List.of("Side  Total  Era\nAlba      0    2"), FameText.of(idle, wording, 40));
        assertEquals(List.of("Buildings"), FameText.folded(idle, wording));
    }

    @Test
    void shortHeadingsAreExplained() {
        assertEquals(
                List.of(new FameText.Heading("Build", "Buildings")),
                FameText.headings(STANDINGS, new Wording(WORDS, seat -> "Alba")));
    }

    @Test
    void aTableThatIsTooWideGoesOnBelowWithTheNamesAgain() {
        List<String> blocks = text(18);
        assertEquals(
                List.of(
                        "Side   Total  Era\nAlba1    120    2\nAlba2      9    1",
                        "Side   Build\nAlba1     14\nAlba2      3"),
                blocks);
        assertTrue(blocks.stream().flatMap(String::lines).allMatch(line -> line.length() <= 18));
    }
}
