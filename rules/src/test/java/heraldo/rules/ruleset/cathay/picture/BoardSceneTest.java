package heraldo.rules.ruleset.cathay.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BoardSceneTest {

    private final Table table = Table.of(4, 5);

    @BeforeEach
    void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private Scene scene() {
        return Table.RULES.scene(table.position(), Viewer.SPECTATOR);
    }

    private List<String> words(Scene scene) {
        return scene.labels().stream()
                .map(label -> String.valueOf(label.text().arguments().get("word")))
                .toList();
    }

    private static List<Token> tokens(Scene scene, Glyph glyph) {
        return scene.tokens().stream().filter(token -> token.glyph() == glyph).toList();
    }

    @Test
    void everyCornerShowsTheNumberThatPlayersType() {
        List<String> words = words(scene());
        IntStream.rangeClosed(1, 54)
                .mapToObj(Integer::toString)
                .forEach(number -> assertTrue(words.contains(number), number));
        assertEquals(19, scene().cells().size());
        assertEquals("A", scene().cells().get(0).name());
    }

    @Test
    void chipsShowTheirNumberAndADotForEachChance() {
        int pips = IntStream.range(0, 19)
                .map(hex -> table.position().board().tile(hex).pips())
                .sum();
        assertEquals(58, pips);
        long dots = tokens(scene(), Glyph.DISC).stream()
                .filter(token -> token.size() < 10)
                .count();
        assertEquals(pips, dots);
    }

    @Test
    void settlementsAndCitiesCarryTheNumberOfTheirSeat() {
        assertEquals(
                List.of("1", "2", "3", "4"),
                tokens(scene(), Glyph.COTTAGE).stream()
                        .map(Token::text)
                        .sorted()
                        .toList());
        assertEquals(4, tokens(scene(), Glyph.ORB).size(), "a mark on each road");
    }

    @Test
    void whatTheLastTurnBuiltIsRinged() {
        Scene scene = scene();
        assertEquals(1, tokens(scene, Glyph.HALO).size(), "the last automatic start");
        assertTrue(scene.links().stream().anyMatch(link -> link.ink().equals(new Ink("latest"))));
        table.dice(Map.of("d", List.of(1, 1)));
        table.plays("fin");
        assertEquals(0, tokens(scene(), Glyph.HALO).size());
    }

    @Test
    void aPictureShowsOfHandsNothingButTheirSizes() {
        Position before = table.position();
        Seat other = before.round().order().get(1);
        Goods hand = before.side(other).hand();
        Goods swapped = Goods.of("A".repeat(hand.size()));
        Position after = before.bank(before.bank().plus(hand).minus(swapped))
                .with(other, before.side(other).hand(swapped));
        Scene one = Table.RULES.scene(before.bank(after.bank()), Viewer.SPECTATOR);
        assertEquals(one, Table.RULES.scene(after, Viewer.SPECTATOR));
        assertEquals(one, Table.RULES.scene(after, Viewer.of(other)));
    }

    @Test
    void aPreviewOffersRoadsAndSitesAndDrawsTheLinesOfThePlan() {
        Seat active = table.position().active();
        Scene scene = Table.RULES.preview(table.position(), active, OrderSheet.EMPTY);
        assertFalse(scene.links().stream().noneMatch(link -> link.ink().equals(new Ink("open"))));
        Seat other = table.position().round().order().get(1);
        table.sends(other, "ciudad 1", "fin");
        OrderSheet plan = Table.RULES.prepared(table.position(), other);
        Scene planned = Table.RULES.preview(table.position(), other, plan);
        assertEquals(1, tokens(planned, Glyph.KEEP).size());
        assertEquals(0, tokens(scene(), Glyph.KEEP).size(), "nobody else sees it");
    }

    @Test
    void whoCannotSeeThePictureReadsWhatStandsOnIt() {
        String alt = Table.FOLDER.bundle(Languages.SPANISH).say(scene().alt(), Seat::toString);
        assertTrue(alt.startsWith("Ronda 2, turno 1"), alt);
        assertTrue(alt.contains("Ladrón en"), alt);
        assertTrue(alt.length() < 1000, alt);
    }
}
