package heraldo.rules.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many lines pasted at once. */
class PasteTest {

    private final OrderBook book = Hosted.find("cairn").orders();
    private final Lexicon lexicon = book.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(3)));

    @Test
    void blankLinesAndCommentsDoNotCountAndBadLinesKeepTheirNumber() {
        List<PastedLine> lines = read("# mi turno\n\nponer 1 en torre\n// nada\n  bailar\nparar");
        assertEquals(List.of(3, 5, 6), lines.stream().map(PastedLine::number).toList());
        assertTrue(lines.get(1).reading().refusal().isPresent());
        assertEquals("parar", lines.get(2).text());
    }

    @Test
    void aCommentMayStandAtTheEndOfALineButNotInQuotes() {
        List<PastedLine> lines = read("mirar a=#2 # a ver qué hace\nsusurrar \"vale # tres\" // y ya");
        assertEquals(
                List.of("mirar a=#2", "susurrar \"vale # tres\""),
                lines.stream().map(PastedLine::text).toList());
    }

    @Test
    void severalOrdersMayShareALineButQuotesHoldTogether() {
        List<PastedLine> lines = read("poner 1 en torre ; susurrar \"uno ; dos\" ; parar");
        assertEquals(
                List.of("poner 1 en torre", "susurrar \"uno ; dos\"", "parar"),
                lines.stream().map(PastedLine::text).toList());
    }

    @Test
    void aSeatByItsNumberIsNoComment() {
        assertTrue(read("mirar a=#2").get(0).reading().order().isPresent());
    }

    @Test
    void aStoryTakesEverythingThatFollows() {
        List<PastedLine> lines = read("parar\nCuento:\nPrimero.\n\n# Luego ; después");
        assertEquals(List.of(1, 2), lines.stream().map(PastedLine::number).toList());
        assertEquals(
                "cuento: Primero.\n\n# Luego ; después",
                book.write(lines.get(1).reading().order().orElseThrow(), lexicon));
    }

    private List<PastedLine> read(String text) {
        return book.paste(text, lexicon);
    }
}
