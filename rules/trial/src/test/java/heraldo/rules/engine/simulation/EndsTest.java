package heraldo.rules.engine.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Positions without a simulation. */
class EndsTest {

    private static final int PLAYS = 18;
    private static final byte[] SEED = new byte[32];

    @Test
    void whereLinesArePlayedAtOnceThereIsNothingToSimulate() {
        HostedRuleset<Object> live = Hosted.find("cairn-live");
        Object start = SelfPlay.of(live, 3, new TreeMap<>(), 1).start();
        assertEquals(
                Optional.empty(),
                Simulation.of(live.ruleset(), Question.of(start, new Seat(1), OrderSheet.EMPTY), SEED, PLAYS));
    }

    @Test
    void aGameThatIsOverHasNoMoreTurns() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        Object last = SelfPlay.of(hosted, 3, new TreeMap<>(), 1).play(400, played -> {});
        assertEquals(
                Optional.empty(),
                Simulation.of(hosted.ruleset(), Question.of(last, new Seat(1), OrderSheet.EMPTY), SEED, PLAYS));
    }
}
