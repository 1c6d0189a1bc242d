package heraldo.rules.ruleset.caos.order;

import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every line that cannot be, with its code (§5.2) and its own sentence in both languages. */
class RefusalsTest {

    private static final War WAR =
            owning(owning(war(5), 1, "RELENTE", "ORILLA"), 2, "PORTICO").crossedOut("SIN", List.of(seat(2)));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BAILAR ORILLA | E_SYNTAX",
                "INVADIR JERUSALEN | E_UNKNOWN",
                "CEDER ORILLA A #9 | E_UNKNOWN",
                "DEFENDER SECTOR BAM | E_UNKNOWN",
                "GESTA XXX | E_UNKNOWN",
                "INVADIR MASTIL DESDE XXX-1 | E_UNKNOWN",
                "RENDIRSE Nadie | E_UNKNOWN",
                "INVADIR SAL | E_AMBIGUOUS",
                "LUGARTENIENTES #2 #3 | E_CLOSED",
                "INVADIR MASTIL x0 | E_COUNT",
                "INVADIR MASTIL x100 | E_COUNT",
                "INVADIR MASTIL -3 | E_COUNT",
                "INVADIR MASTIL 2.5 | E_COUNT",
                "DEFENDER ORILLA x0 | E_COUNT",
                "INVADIR ORILLA | E_OWN_PLANET",
                "INVADIR YUNQUE | E_NO_ACCESS",
                "DEFENDER YUNQUE | E_NO_ACCESS",
                "INVADIR MASTIL DESDE CDV-1 | E_FROM",
                "DEFENDER SECTOR GTE | E_SECTOR",
                "INVADIR MASTIL x9 | E_BUDGET",
                "INVADIR PRISMA x2 | E_BUDGET",
                "CEDER PORTICO A #3 | E_NOT_OWNER",
                "CEDER ORILLA A #1 | E_SELF",
                "ALIANZA PORTICO CON #2 PARA #1 | E_ALLY_OWNER",
                "GESTA SIN | E_DEED_DONE",
                "GESTA AVA | E_DEED_FAITH",
                "GESTA INV | E_DEED_PARAM",
                "GESTA ELE DIOS A | E_DEED_PARAM",
                "GESTA REY | E_DEED_NOT_MET",
            })
    void aLineThatCannotBeHasItsCode(String line, String code) {
        assertEquals(Optional.of(code), Arena.refusal(WAR, 1, line));
    }

    @Test
    void theFirstReasonOfTheTableIsTold() {
        assertEquals(Optional.of("E_UNKNOWN"), Arena.refusal(WAR, 1, "INVADIR MASTIL x0 DESDE XXX-1"));
        assertEquals(Optional.of("E_COUNT"), Arena.refusal(WAR, 1, "INVADIR ORILLA x0"));
        assertEquals(Optional.of("E_NO_ACCESS"), Arena.refusal(WAR, 1, "INVADIR YUNQUE x9 DESDE GTE-2"));
        assertEquals(Optional.of("E_FROM"), Arena.refusal(WAR, 1, "INVADIR MASTIL x99 DESDE CDV-1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "E_SYNTAX", "E_UNKNOWN", "E_AMBIGUOUS", "E_CLOSED", "E_COUNT", "E_OWN_PLANET", "E_NO_ACCESS",
                "E_LANDLESS_EYE", "E_LANDLESS_SAFE", "E_FROM", "E_FROM_CONFLICT", "E_SECTOR", "E_BUDGET", "E_NOT_OWNER",
                "E_DUP", "E_SELF", "E_ALLY_OWNER", "E_DEED_DONE", "E_DEED_FAITH", "E_DEED_PARAM", "E_DEED_NOT_MET",
                "E_FULL", "E_TOO_FEW", "E_NAME_TAKEN", "E_FAITH_FULL"
            })
    void everyCodeHasASentenceInBothLanguages(String code) {
        String spanish = sentence(Languages.SPANISH, code);
        String english = sentence(Languages.ENGLISH, code);
        assertTrue(code.equals("E_SYNTAX") || !spanish.equals(english), code);
    }

    private static String sentence(Locale locale, String code) {
        return Arena.HOSTED.folder().bundle(locale).text("refusal." + code).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"E_CLOSED", "E_FULL", "E_TOO_FEW"})
    void whatThePlatformSaysNeedsNothingFromTheGame(String code) {
        for (Locale locale : Arena.HOSTED.languages().all()) {
            String said = Arena.HOSTED.folder().bundle(locale).say(Message.of("refusal." + code), seat -> "");
            assertFalse(said.contains("{"), said);
        }
    }

    @Test
    void aBudgetRefusalSaysWhatIsShortCostSurchargeAndBudget() {
        Bundle english = Arena.HOSTED.folder().bundle(Languages.ENGLISH);
        OrderSheet sheet = Arena.sheet(WAR, "INVADIR PRISMA x2");
        Refusal refusal = Arena.HOSTED
                .ruleset()
                .play()
                .check(WAR, seat(1), sheet)
                .get(0)
                .refusal()
                .orElseThrow();
        String said = english.say(refusal.message(), seat -> "#" + seat.number());
        assertTrue(
                said.contains("2 actions short")
                        && said.contains("cost 4")
                        && said.contains("2 of them")
                        && said.contains("you have 2"),
                said);
    }

    @Test
    void beginningsAndNumbersAndSignsAreUnderstood() {
        assertEquals(order("INVADIR MASTIL x3 DESDE GTE-1"), order("invade mas ×3 from gte-1"));
        assertEquals(order("INVADIR CRANEOMAYOR"), order("Invadir Cráneo Mayor"));
        assertEquals(order("CAMBIAR ORILLA, RELENTE POR PORTICO CON #2"), order("swap ori+rel for por with #2"));
        assertEquals(order("GESTA CON DIOS K"), order("deed con god khorne"));
        assertNotEquals(order("GESTA CON DIOS K"), order("GESTA CON DIOS N"));
    }

    @Test
    void aPastedSheetMayHaveComments() {
        var lines = Arena.HOSTED
                .orders()
                .paste(
                        "# plan\nINVADIR CADIA x3 # a por ella\nALIANZA CADIA CON #2 PARA #1 MATA #2,#1\n",
                        Arena.lexicon(WAR));
        assertEquals(2, lines.size());
        assertFalse(lines.stream().anyMatch(line -> line.reading().refusal().isPresent()));
    }

    private static Object order(String line) {
        return Arena.HOSTED.orders().read(line, Arena.lexicon(WAR)).order().orElseThrow();
    }
}
