package heraldo.rules.ruleset.caos.score;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Draws;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;

/** The end of the game (C46 to C48, CR49, CR50). */
public final class Finale {

    private static final int LIEUTENANTS = 2;

    private Finale() {}

    /** The next turn opens, or the game ends (C46, CR50). */
    public static void end(Progress turn) {
        boolean last = due(turn.now());
        turn.change(war -> war.withTurn(war.turn() + 1));
        if (last) {
            turn.change(Finale::begin);
        }
    }

    private static boolean due(War war) {
        return war.turn() >= war.settings().turns() || war.active().size() < 2;
    }

    /** The game after its last turn: shared, won, or won by a lord who may still name two lieutenants. */
    public static War begin(War war) {
        List<Seat> best = best(war, war.active());
        if (best.size() != 1) {
            return war.withStage(Stage.OVER).withEnding(Ending.shared(Frozen.set(best)));
        }
        Seat lord = best.get(0);
        List<Seat> others = war.others(lord);
        War won = war.withEnding(Ending.lord(lord));
        return others.size() < LIEUTENANTS
                ? won.withStage(Stage.OVER).withEnding(Ending.lord(lord).with(Frozen.set(others)))
                : won.withStage(Stage.LIEUTENANTS);
    }

    /**
     * The game after the winner has named the lieutenants, or the time has run out (CR49).
     *
     * @param named those who were named; empty if nobody was
     */
    public static War close(War war, List<Seat> named, Draws draws) {
        List<Seat> chosen = named.isEmpty() ? next(war, draws) : named;
        return war.withStage(Stage.OVER).withEnding(war.ending().with(Frozen.set(chosen)));
    }

    /** The second and third totals, equals by lot. */
    private static List<Seat> next(War war, Draws draws) {
        List<Seat> left = new ArrayList<>(war.others(war.ending().lord().orElseThrow()));
        List<Seat> chosen = new ArrayList<>();
        while (chosen.size() < LIEUTENANTS) {
            Seat seat = draws.among("lieut", best(war, left));
            chosen.add(seat);
            left.remove(seat);
        }
        return chosen;
    }

    private static List<Seat> best(War war, List<Seat> seats) {
        int most = seats.stream().mapToInt(seat -> war.band(seat).score()).max().orElse(0);
        return seats.stream().filter(seat -> war.band(seat).score() == most).toList();
    }
}
