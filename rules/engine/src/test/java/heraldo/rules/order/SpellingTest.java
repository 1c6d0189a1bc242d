package heraldo.rules.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which mistakes are forgiven: the length of the right word counts, not that of what was typed. */
class SpellingTest {

    private static final OptionalInt ANOTHER = OptionalInt.empty();

    @ParameterizedTest
    @CsvSource({"verda, verde", "verd, verde", "verdes, verde", "vedre, verde", "VERDÁ, verde", "azulex, azules"})
    void aWordOfFiveLettersOrMoreForgivesOneMistake(String typed, String word) {
        assertEquals(OptionalInt.of(1), Spelling.slips(typed, word));
    }

    @ParameterizedTest
    @CsvSource({"roja, rojo", "rojos, rojo", "roj, rojo", "rjoo, rojo", "azu, azul", "azull, azul"})
    void aWordOfFourLettersForgivesNone(String typed, String word) {
        assertEquals(ANOTHER, Spelling.slips(typed, word));
    }

    @ParameterizedTest
    @CsvSource({"vorda, verde", "verdeas, verde", "ver, verde", "evrda, verde"})
    void nobodyIsForgivenTwo(String typed, String word) {
        assertEquals(ANOTHER, Spelling.slips(typed, word));
    }

    @ParameterizedTest
    @CsvSource({"ROJO, rojo", "rójo, Rojo", "VERDE, verde", "n, N"})
    void caseAndAccentsAreNoMistakes(String typed, String word) {
        assertEquals(OptionalInt.of(0), Spelling.slips(typed, word));
    }
}
