package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.Simulated;
import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A sheet simulated on a day that is another tribe's: it is played on the tribe's next own day. */
class SimulatedDayTest {

    private static final int PLAYS = 24;
    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);
    private static final String OFFER = "PACTO Azul DOY tierra C4 RECIBO tierra C1";
    private static final String MIRROR = "PACTO Rojo DOY tierra C1 RECIBO tierra C4";

    /** Monday is Red's, and the next day on which somebody plays is Blue's. */
    private final World monday = world("D4=1 s5; A4=1; C4=1; D1=2 s5; J1=2; C1=2; J10=3 s5");

    @Test
    void whatIsWrittenOnAnotherTribesDayIsPlayedOnTheNextOwnOne() {
        Simulated<World> found = ask(BLUE, sheet("MOVER 2 D1 > D2"), Others.GOVERNED);
        assertTrue(worked(found).get(0) > PLAYS / 2, found::toString);
        Message day = found.later().orElseThrow();
        assertEquals("turn.tribe", day.key());
        assertEquals(Optional.of(BLUE.number()), found.likeliest().before().active(), "seen after the own day");
    }

    @Test
    void onTheOwnDayItIsTheOpenTurnThatIsPlayed() {
        Simulated<World> found = ask(RED, sheet("MOVER 2 D4 > D3"), Others.GOVERNED);
        assertEquals(List.of(PLAYS), worked(found));
        assertEquals(Optional.empty(), found.later());
    }

    @Test
    void aPactThatNobodyHasAcceptedDoesNotComeAbout() {
        for (Seat seat : List.of(RED, BLUE)) {
            OrderSheet sheet = seat.equals(RED) ? sheet(OFFER, "MOVER 2 D4 > D3") : sheet(MIRROR, "MOVER 2 D1 > D2");
            Simulated<World> found = ask(seat, sheet, people());
            assertEquals(0, worked(found).get(0), seat::toString);
            assertTrue(worked(found).get(1) > PLAYS / 2, found::toString);
            assertEquals(
                    Optional.of("simulation.unanswered"),
                    found.lines().get(0).reason().map(Message::key));
        }
    }

    @Test
    void aPactThatTheOtherHasAcceptedComesAbout() {
        TreeMap<Seat, OrderSheet> mirrored = new TreeMap<>(Map.of(BLUE, sheet(MIRROR)));
        Others agreed = new Others(Frozen.noMap(), mirrored, people().silent());
        assertEquals(List.of(PLAYS), worked(ask(RED, sheet(OFFER), agreed)));
    }

    /** What the other has proposed stands in the books of both. */
    @Test
    void thePactThatWasProposedYesterdayComesAboutIfItIsWrittenToday() {
        World proposed = play(monday, sent(2, MIRROR)).state();
        Simulated<World> found = Simulation.of(
                        TRIBUS, new Question<>(proposed, RED, sheet(OFFER), people()), new byte[32], PLAYS)
                .orElseThrow();
        assertEquals(List.of(PLAYS), worked(found));
    }

    @Test
    void whatAnotherTribeHasPreparedIsInNoAnswer() {
        World prepared = play(monday, sent(3, "MOVER 3 J10 > I10")).state();
        assertTrue(!TRIBUS.steps().prepared(prepared, new Seat(3)).isEmpty(), "Green has prepared something");
        World redrawn = TRIBUS.play().redrawn(prepared, Viewer.of(BLUE), new KeyedDice(new byte[32]));
        assertEquals(later(prepared), later(redrawn));
    }

    private static Simulated<World> later(World world) {
        Simulated<World> found = Simulation.of(
                        TRIBUS, new Question<>(world, BLUE, sheet("MOVER 2 D1 > D2"), people()), new byte[32], PLAYS)
                .orElseThrow();
        assertTrue(found.later().isPresent(), found::toString);
        return found;
    }

    private static Others people() {
        SortedSet<Seat> people = new TreeSet<>(List.of(RED, BLUE, new Seat(3)));
        return new Others(Frozen.noMap(), Frozen.noMap(), people);
    }

    private Simulated<World> ask(Seat seat, OrderSheet sheet, Others others) {
        return Simulation.of(TRIBUS, new Question<>(monday, seat, sheet, others), new byte[32], PLAYS)
                .orElseThrow();
    }

    private static List<Integer> worked(Simulated<World> found) {
        return found.lines().stream().map(LineOdds::worked).toList();
    }
}
