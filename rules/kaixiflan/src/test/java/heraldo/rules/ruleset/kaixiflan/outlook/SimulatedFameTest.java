package heraldo.rules.ruleset.kaixiflan.outlook;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.engine.simulation.Spread;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.score.Bonus;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The Fame that a sheet may bring, with what whoever has most of something gets (R92). */
class SimulatedFameTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final int PLAYS = 24;

    /** K50: among people who have written nothing yet, the only one who builds has most buildings. */
    @Test
    void theBonusForMostBuildingsIsInTheRange() {
        SortedSet<Seat> people = new TreeSet<>(Table.seats(2, 3, 4, 5, 6));
        Others silent = new Others(Frozen.noMap(), Frozen.noMap(), people);
        Question<Realm> question =
                new Question<>(Table.realm(1), new Seat(1), OrderSheet.of(new Build("forja")), silent);
        Spread fame = Simulation.of(KAIXIFLAN, question, new byte[32], PLAYS)
                .orElseThrow()
                .total();
        assertTrue(fame.most() >= Bonus.BUILDINGS.points(), fame::toString);
        assertTrue(fame.low() <= fame.usual() && fame.usual() <= fame.high(), fame::toString);
        Spread governed = Simulation.of(KAIXIFLAN, question.with(Others.GOVERNED), new byte[32], PLAYS)
                .orElseThrow()
                .total();
        assertTrue(governed.most() < Bonus.BUILDINGS.points(), "regents build, too: " + governed);
    }
}
