package heraldo.rules.ruleset.caos.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The game master sets the open position right (CR51). */
class CorrectionTest {

    private final War war = Arena.war(5, "maxPerFaith", "10");

    private static Amendment<War> act(War war, String line) {
        Order edict = Arena.HOSTED
                .books()
                .edicts()
                .read(line, Arena.HOSTED.books().edicts().lexicon(Languages.SPANISH, Roster.of(war.seats())))
                .order()
                .orElseThrow();
        return Arena.HOSTED.ruleset().direct().amend(war, edict);
    }

    private War after(String line) {
        Amendment<War> amendment = act(war, line);
        assertEquals(Optional.empty(), amendment.refusal());
        assertTrue(amendment.notice().isPresent(), "everybody is told");
        assertEquals(List.of(), Arena.HOSTED.ruleset().play().violations(amendment.state()));
        return amendment.state();
    }

    private static Optional<String> refused(War war, String line) {
        Amendment<War> amendment = act(war, line);
        assertEquals(war, amendment.state(), "nothing changes");
        return amendment.refusal().map(Refusal::code);
    }

    @Test
    void aPlanetChangesHandsAndNobodyLivesThereAnyMore() {
        War corrected = after("dueño Cadia #2");
        assertEquals(Optional.of(Arena.seat(2)), corrected.world("CADIA").owner());
        assertEquals(0, corrected.world("CADIA").inhabitants());
    }

    @Test
    void inhabitantsAndHolyGodsAreCorrected() {
        assertEquals(1, after("habitantes Cadia 1").world("CADIA").inhabitants());
        assertEquals(
                Optional.of(Faith.NURGLE), after("sagrado Moho N").world("MOHO").holy());
        assertEquals(Optional.empty(), after("profano Hachazo").world("HACHAZO").holy());
    }

    @Test
    void pointsAndPermanentActionsAreCorrected() {
        assertEquals(30, after("puntos #2 30").band(Arena.seat(2)).score());
        assertEquals(2, after("permanentes #3 2").band(Arena.seat(3)).permanent());
    }

    @Test
    void whatNoPositionMayBeIsRefused() {
        War owned = Arena.owning(war, 1, "CADIA");
        assertEquals(Optional.of("GM_OWNED"), refused(owned, "habitantes Cadia 2"));
        assertEquals(Optional.of("GM_BARREN"), refused(war, "habitantes Vigilia 2"));
        assertEquals(Optional.of("GM_GOD"), refused(war, "sagrado Moho R"));
    }

    @Test
    void aGameThatIsOverStaysAsItIs() {
        assertEquals(Optional.of("GM_OVER"), refused(war.withStage(Stage.OVER), "vaciar Cadia"));
    }
}
