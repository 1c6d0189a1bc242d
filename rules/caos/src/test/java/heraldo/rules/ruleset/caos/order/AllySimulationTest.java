package heraldo.rules.ruleset.caos.order;

import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.sheet;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.Simulated;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Two bands that own a planet each have agreed to take a third one's. */
class AllySimulationTest {

    private static final int PLAYS = 30;

    private final War war = owning(owning(owning(war(4), 4, "VIGILIA"), 1, "CAMPANAS"), 2, "POLVORA");
    private final OrderSheet own = sheet(war, "INVADIR Vigilia", "ALIANZA Vigilia CON #2 PARA #2");
    private final OrderSheet accepted = sheet(war, "ALIANZA Vigilia CON #1 PARA #2");

    @Test
    void whoeverAcceptedAnAllianceSendsUnits() {
        for (SortedSet<Seat> silent : List.of(new TreeSet<Seat>(), new TreeSet<>(List.of(seat(2))))) {
            Others others = new Others(Frozen.noMap(), Frozen.with(Frozen.noMap(), seat(2), accepted), silent);
            Simulated<War> found = ask(others);
            assertEquals(PLAYS, found.lines().get(1).worked(), "silent: " + silent);
        }
    }

    /** What the asker writes for the other is what the other sends; one unit is enough, and stands once. */
    @Test
    void unitsThatAreWrittenAreNotAddedAgain() {
        OrderSheet units = sheet(war, "INVADIR Vigilia x2");
        Others others = new Others(
                Frozen.with(Frozen.noMap(), seat(2), units),
                Frozen.with(Frozen.noMap(), seat(2), accepted),
                Frozen.noSet());
        assertEquals(PLAYS, ask(others).lines().get(1).worked());
        assertEquals(
                List.of(accepted.line(1), units.line(1)),
                Simulation.example(
                                Arena.HOSTED.ruleset(),
                                Question.of(war, seat(1), own).with(others),
                                seat(2),
                                new byte[32])
                        .orders());
    }

    private Simulated<War> ask(Others others) {
        return Simulation.of(
                        Arena.HOSTED.ruleset(), Question.of(war, seat(1), own).with(others), new byte[32], PLAYS)
                .orElseThrow();
    }
}
