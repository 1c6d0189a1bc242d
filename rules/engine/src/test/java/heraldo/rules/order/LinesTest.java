package heraldo.rules.order;

import static heraldo.rules.order.Fair.EN;
import static heraldo.rules.order.Fair.ES;
import static heraldo.rules.order.Fair.hear;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players type, and what it means. */
class LinesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "atacar F6 desde E5:3, E6:4",
                "desembarcar E5 via F5 : 3 > F4, 1 > E4",
                "desembarcar E5 : todo > D5",
                "alianza H7 con Rojo,Verde para Rojo señor Verde mata Azul Marino,Rojo",
                "alianza H7 con Rojo para Rojo",
                "invadir H7 x3 desde E4",
                "invadir H7",
                "defender sector El Ojo",
                "comercio Azul Marino doy 3 madera recibo 2 metal, 1 piedra",
                "recibir B2 metal",
                "recibir * madera",
                "descarte madera madera metal piedra madera"
            })
    void canonicalLinesAreReadAsTheyStand(String line) {
        assertEquals(line, hear(line, ES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ATACAR f6 DESDE e5:3,e6:4        | atacar F6 desde E5:3, E6:4",
                "alianza H7 con #1+#3 para #1     | E_SYNTAX",
                "alianza H7 con #1, #3 para #1    | alianza H7 con Rojo,Verde para Rojo",
                "alianza H7 con rojo para R1 mata r3 senor r3"
                        + "| alianza H7 con Rojo para Rojo señor Verde mata Verde",
                "invadir H7 ×3                    | invadir H7 x3",
                "invadir H7 3                     | invadir H7 x3",
                "invadir H7 desde E4 x3           | invadir H7 x3 desde E4",
                "defender sector bor              | defender sector el borde",
                "descarte M M T P M               | descarte madera madera metal piedra madera",
                "invdir H7                        | invadir H7",
                "comercio azul marnio doy 1 madera recibo 1 pidra"
                        + "| comercio Azul Marino doy 1 madera recibo 1 piedra",
                "invade H7 x2 from E4             | invadir H7 x2 desde E4"
            })
    void caseAccentsOrderAndSmallSlipsAreForgiven(String typed, String meant) {
        String heard = hear(typed, ES);
        assertEquals(meant, meant.startsWith("E_") ? heard.split(" ")[0] : heard);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "alianza H7 con <@41>,<@!42> para <@41> | alianza H7 con Rojo,Azul Marino para Rojo",
                "alianza H7 con <@43> para Rojo         | not understood",
                "alianza H7 con <@421> para Rojo        | not understood"
            })
    void whoeverIsMentionedStandsForTheSeat(String typed, String meant) {
        SortedMap<Seat, String> mentions = new TreeMap<>(Map.of(new Seat(1), "<@41>", new Seat(2), "<@42>"));
        Lexicon lexicon = Fair.BOOK.lexicon(Languages.SPANISH, new Roster(ES.seats(), new TreeMap<>(), mentions));
        String heard = hear(typed, lexicon);
        assertEquals(meant, heard.startsWith("alianza") ? heard : "not understood");
    }

    @ParameterizedTest
    @CsvSource({"attack F6 from E5:3, atacar F6 desde E5:3", "atacar F6 desde E5:3, atacar F6 desde E5:3"})
    void anEnglishReaderMayUseEitherLanguage(String typed, String meant) {
        assertEquals(meant, hear(typed, EN));
    }

    @Test
    void aValueThatDoesNotExistIsRefusedWithTheRulesetsOwnCode() {
        assertEquals("E_HEX", hear("invadir Z9", ES));
        assertEquals("E_HEX", hear("atacar F6 desde Z9:3", ES));
        assertEquals("E_HEX", hear("invade Z9", ES));
    }

    @Test
    void theAnswerNamesTheWordThatWasNotUnderstood() {
        assertTrue(hear("invadir H7 x3 hacia E4", ES).contains("word=hacia"));
        assertTrue(hear("invadir", ES).contains("unread.unfinished"));
        assertTrue(hear("bailar H7", ES).contains("word=bailar"));
        assertTrue(hear("descarte M M", ES).contains("unread.unfinished"));
    }

    @Test
    void aWordTooFarOffIsNotGuessed() {
        assertTrue(hear("invxxir H7", ES).startsWith("E_SYNTAX"));
        assertTrue(hear("recibir B2 meta madera", ES).startsWith("E_SYNTAX"));
    }

    @Test
    void everyTemplateThatIsMissingOrWrongIsNamedAtOnce() {
        Bundle bundle = Bundle.read(
                Languages.SPANISH,
                "w",
                "orders: {raid: {line: \"invadir {hex} [x{tiempos}]\"}, guard: {line: \"[a\"}}");
        List<OrderType<?>> types =
                Fair.TYPES.stream().filter(type -> !type.key().equals("attack")).toList();
        String problems = assertThrows(
                        IllegalArgumentException.class, () -> new OrderBook(types, List.of(bundle), "E_SYNTAX"))
                .getMessage();
        assertTrue(problems.contains("tiempos"), problems);
        assertTrue(problems.contains("orders.land.line is missing"), problems);
        assertTrue(problems.contains("a [ without its ]"), problems);
    }
}
