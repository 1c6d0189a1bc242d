package heraldo.bot.discord.front;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.discord.gate.Suggestion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which suggestions fit what has been typed. */
class SuggestionsTest {

    private static final List<Suggestion> TILES = List.of(
            Suggestion.of("D4").called(List.of("D4", "Calaverde")),
            Suggestion.of("D5"),
            Suggestion.of("Río").called(List.of("Río", "River")),
            Suggestion.of("G4").called(List.of("G4", "Valle Cálido")));

    private static List<String> labels(String typed) {
        return Suggestions.fitting(TILES, typed).stream().map(Suggestion::label).toList();
    }

    @Test
    void nothingTypedLeavesEverythingAsItIs() {
        assertEquals(List.of("D4", "D5", "Río", "G4"), labels(""));
    }

    @Test
    void idsAndNamesFitWhateverTheCaseTheAccentsAndTheLanguage() {
        assertEquals(List.of("D4"), labels("d4"));
        assertEquals(List.of("D4 · Calaverde"), labels("CALÁV"));
        assertEquals(List.of("Río"), labels("rio"));
        assertEquals(List.of("Río · River"), labels("riv"));
        assertEquals(List.of(), labels("narnia"));
    }

    @Test
    void whatBeginsSoComesFirst() {
        assertEquals(List.of("D4 · Calaverde", "G4 · Valle Cálido"), labels("cal"));
    }

    @Test
    void whatIsFilledInStaysTheId() {
        assertEquals("D4", Suggestions.fitting(TILES, "calaverde").get(0).value());
    }
}
