package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.ONES;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.codes;
import static heraldo.rules.ruleset.tribus.Table.owner;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.silence;
import static heraldo.rules.ruleset.tribus.Table.told;
import static heraldo.rules.ruleset.tribus.Table.whispered;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Pacts from proposal to handing over (T24, Q38-Q40). */
class PactsTest {

    private static final String OFFER = "PACTO Azul DOY tierra C4 RECIBO tierra C1 NOTA paz";
    private static final String MIRROR = "PACTO Rojo DOY tierra C1 RECIBO tierra C4";

    private final World monday = world("D4=1 s5; A4=1; C4=1; D1=2 s5; J1=2; C1=2; J10=3 s5");

    @Test
    void aProposalIsAcceptedByItsNumberAndCarriedOutAtTheNextTick() {
        Resolution<World> proposed = play(monday, sent(1, OFFER));
        assertEquals(List.of("outcome.OK", "pact.proposed"), whispered(proposed, 1));
        assertEquals(List.of("pact.proposed"), whispered(proposed, 2));
        assertEquals(List.of(), whispered(proposed, 3));
        assertFalse(told(proposed).contains("pact.proposed"));
        Resolution<World> tick = play(proposed.state(), sent(2, "ACEPTAR 1"));
        assertEquals(1, owner(tick.state(), "C1"));
        assertEquals(2, owner(tick.state(), "C4"));
        assertTrue(told(tick).contains("pact.OK"));
        assertEquals(List.of(), tick.state().pacts());
    }

    @Test
    void twoWhoWriteTheSameTheOtherWayRoundAreAgreed() {
        World agreed = play(monday, sent(1, OFFER), sent(2, MIRROR)).state();
        assertEquals(1, owner(agreed, "C4"), "never in the middle of a turn");
        World tick = silence(agreed);
        assertEquals(1, owner(tick, "C1"));
        assertEquals(2, owner(tick, "C4"));
    }

    @Test
    void theyAreAgreedWhateverFavoursTheyName() {
        World agreed = play(monday, sent(1, OFFER), sent(2, MIRROR + " NOTA y diez soldados"))
                .state();
        assertEquals(List.of("paz · y diez soldados"), notes(agreed));
        World tick = silence(agreed);
        assertEquals(1, owner(tick, "C1"));
        assertEquals(2, owner(tick, "C4"));
    }

    @Test
    void ofSeveralProposalsTheOneWithTheSameFavourIsAgreed() {
        World agreed = play(monday, sent(1, OFFER.replace("paz", "guerra"), OFFER), sent(2, MIRROR + " NOTA paz"))
                .state();
        assertEquals(List.of("guerra", "paz"), notes(agreed));
        assertEquals(
                List.of(false, true),
                agreed.pacts().stream().map(Pact::accepted).toList());
    }

    @Test
    void whatIsOnlyWrittenDownIsToldToNobody() {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(new Seat(1), sheet(OFFER));
        assertEquals(List.of(), TRIBUS.agree().notices(monday, sheets));
    }

    @Test
    void theOtherPartyNeedsToProposeTheSameTheOtherWayRound() {
        Order offer = sheet(OFFER).line(1);
        Deal deal = TRIBUS.agree().deals(monday, new Seat(1), offer).get(0);
        assertEquals(new Seat(2), deal.with());
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(new Seat(1), OrderSheet.of(offer));
        sheets.put(deal.with(), OrderSheet.of(deal.mirrored()));
        World agreed = TRIBUS.play().resolve(monday, sheets, ONES).state();
        assertEquals(List.of("paz"), notes(agreed));
        assertTrue(agreed.pacts().get(0).accepted());
    }

    @Test
    void whoeverAnswersAProposalNeedsNobody() {
        World proposed = play(monday, sent(1, OFFER)).state();
        assertEquals(
                List.of(),
                TRIBUS.agree().deals(proposed, new Seat(2), sheet(MIRROR).line(1)));
    }

    @Test
    void aProposalMayBeRejectedOrTakenBackAndCannotBeAcceptedThen() {
        World proposed = play(monday, sent(1, OFFER)).state();
        Resolution<World> rejected = play(proposed, sent(2, "RECHAZAR 1"));
        assertEquals(List.of("pact.rejected"), whispered(rejected, 1));
        assertEquals(List.of(), rejected.state().pacts());
        Resolution<World> withdrawn = play(proposed, sent(1, "RETIRAR 1"), sent(2, "ACEPTAR 1"));
        assertEquals(List.of("OK", "E_NO_PACT"), codes(withdrawn));
        assertEquals(1, owner(withdrawn.state(), "C4"));
    }

    @Test
    void onlyThePartiesMayAnswer() {
        World proposed = play(monday, sent(1, OFFER)).state();
        assertEquals(Optional.empty(), refused(proposed, 2, "ACEPTAR 1"));
        assertEquals(Optional.of("E_NO_PACT"), refused(proposed, 1, "ACEPTAR 1"));
        assertEquals(Optional.of("E_NO_PACT"), refused(proposed, 3, "RECHAZAR 1"));
        assertEquals(Optional.of("E_NO_PACT"), refused(proposed, 2, "RETIRAR 1"));
        assertEquals(Optional.of("E_NO_PACT"), refused(proposed, 2, "ACEPTAR 2"));
    }

    @Test
    void whatCannotBeBargainedForIsRefused() {
        assertEquals(Optional.of("E_SELF"), refused(monday, 1, "PACTO Rojo DOY nada RECIBO nada"));
        assertEquals(Optional.of("E_TRIBE_OUT"), refused(monday, 1, "PACTO Morado DOY nada RECIBO nada"));
        assertEquals(Optional.of("E_DUP_ASSET"), refused(monday, 1, "PACTO Azul DOY tierra C4, tierra C4 RECIBO nada"));
        assertEquals(Optional.of("E_ASSET"), refused(monday, 1, "PACTO Azul DOY tierra C1 RECIBO nada"));
        assertEquals(Optional.of("E_ASSET"), refused(monday, 1, "PACTO Azul DOY nada RECIBO tropas C1"));
        assertEquals(Optional.of("E_TILE_TYPE"), refused(monday, 1, "PACTO Azul DOY barco C4 RECIBO nada"));
        assertEquals(Optional.of("E_NOT_CITY"), refused(monday, 1, "PACTO Azul DOY ciudad C4 RECIBO nada"));
        assertEquals(Optional.empty(), refused(monday, 1, "PACTO Azul DOY nada RECIBO ciudad D1"));
    }

    @Test
    void aPactThatCannotBeKeptAnyMoreFailsInPublicWithItsReason() {
        World agreed =
                play(monday, sent(1, OFFER, "MOVER 2 D4 > C4"), sent(2, MIRROR)).state();
        Resolution<World> tick = play(agreed);
        assertEquals(List.of("pact.X_ASSET"), told(tick));
        assertEquals(1, owner(tick.state(), "C4"));
    }

    @Test
    void aProposalThatNobodyAnswersLapsesAfterSevenDays() {
        World world = play(monday, sent(1, OFFER)).state();
        while (world.week() == 1 || world.stage() == Stage.TURN) {
            world = silence(world);
        }
        assertEquals(Weekday.MON, world.day());
        assertEquals(1, world.pacts().size(), "it was proposed on Monday, and the next Monday is not over");
        assertEquals(List.of(), silence(world).pacts());
        World answered = play(world, sent(2, "ACEPTAR 1")).state();
        assertEquals(1, owner(answered, "C1"), "on the last day it may still be accepted");
    }

    @Test
    void inWhichOrderThingsAreNamedDoesNotMatter() {
        World world = world("D4=1 s5; C4 C5=1; A4=1; D1=2 s5; C1 C2=2; J1=2");
        String offer = "PACTO Azul DOY tierra C4, tierra C5 RECIBO tierra C1, tierra C2";
        World agreed = play(
                        world,
                        sent(1, offer),
                        sent(2, "PACTO Rojo DOY tierra C2, tierra C1 RECIBO tierra C5, tierra C4"))
                .state();
        assertTrue(agreed.pacts().get(0).accepted());
        assertEquals(1, agreed.pacts().size());
    }

    @Test
    void ofSeveralProposalsTheFirstIsAgreedWhateverFavourTheAnswerNames() {
        World world = play(
                        monday,
                        sent(
                                1,
                                "PACTO Azul DOY nada RECIBO nada NOTA paz",
                                "PACTO Azul DOY nada RECIBO nada NOTA guerra"),
                        sent(2, "PACTO Rojo DOY nada RECIBO nada NOTA tregua"))
                .state();
        assertEquals(List.of("guerra", "paz · tregua"), notes(world));
        assertEquals(
                List.of(false, true), world.pacts().stream().map(Pact::accepted).toList());
    }

    private static List<String> notes(World world) {
        return world.pacts().stream().map(pact -> pact.note().orElse("")).toList();
    }

    @Test
    void pactsAreCarriedOutInTheOrderInWhichTheyWereAccepted() {
        World asked = play(
                        world("D4=1 s5; C4=1; D1=2 s5; J1=3"),
                        sent(1, "PACTO Azul DOY tierra C4 RECIBO nada", "PACTO Verde DOY tierra C4 RECIBO nada"))
                .state();
        World green = play(asked, sent(3, "ACEPTAR 2")).state();
        assertEquals(3, owner(green, "C4"));
        World tuesday = play(green, sent(2, "ACEPTAR 1")).state();
        assertEquals(3, owner(silence(tuesday), "C4"), "what is given away once is not given away again");
    }

    @Test
    void whatIsProposedTwiceIsProposedOnce() {
        World world = play(monday, sent(1, OFFER, OFFER)).state();
        assertEquals(1, world.pacts().size());
    }

    private static final String TROOPS = "D4=1 s5; A4=1; C4=1 s3; D1=2 s5; J1=2; C1=2; J10=3 s5";

    /** Why the score of a tribe changed in a step. */
    private static List<String> reasons(World before, Resolution<World> step, int tribe) {
        return TRIBUS.tell().gains(turn(before, step, tribe)).getOrDefault(new Seat(tribe), List.of()).stream()
                .map(gain ->
                        gain.reason().key() + " " + gain.reason().arguments().get("n"))
                .toList();
    }

    private static Aftermath<World> turn(World before, Resolution<World> step, int tribe) {
        return new Aftermath<>(before, step.results(), step.chronicle(), step.state(), Viewer.of(new Seat(tribe)));
    }

    private static List<String> losses(World before, Resolution<World> step, int tribe) {
        return TRIBUS.tell().card(turn(before, step, tribe), step.news(), new Seat(tribe)).losses().stream()
                .map(loss -> loss.told().key())
                .toList();
    }

    @Test
    void troopsAndLandThatPassByAPactAreNoCasualtiesAndNotLost() {
        World offered = play(world(TROOPS), sent(1, "PACTO Azul DOY tropas C4 RECIBO nada"))
                .state();
        Resolution<World> tick = play(offered, sent(2, "ACEPTAR 1"));
        assertEquals(2, owner(tick.state(), "C4"));
        assertEquals(List.of("gain.soldiers-given 3", "gain.lands-given 1"), reasons(offered, tick, 1));
        assertEquals(List.of("gain.soldiers-got 3", "gain.lands-got 1"), reasons(offered, tick, 2));
        assertEquals(List.of(), losses(offered, tick, 1), "it is accepted and kept at the same close");
    }

    /** Whoever promises land and has it taken from them has lost it. */
    @Test
    void whatIsTakenBeforeItsPactIsKeptIsLost() {
        World start = world("D4=1 s5; A4=1; C4=2; C5=1; D1=2 s5; J1=2; J10=3 s5");
        World promised = start.withBargains(play(
                        start,
                        sent(1, "PACTO Azul DOY tierra C5 RECIBO tierra C4"),
                        sent(2, "PACTO Rojo DOY tierra C4 RECIBO tierra C5"))
                .state()
                .bargains());
        Resolution<World> day = play(promised, sent(1, "MOVER 1 D4 > C4"));
        Resolution<World> tick = play(day.state());
        assertTrue(told(tick).contains("pact.X_ASSET"), told(tick)::toString);
        Resolution<World> both =
                new Resolution<>(tick.state(), List.of(), day.chronicle().followedBy(tick.chronicle()));
        assertTrue(losses(promised, both, 2).contains("own-card.lost.lands"), "C4 is Red's");
    }
}
