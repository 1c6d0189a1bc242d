package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Player;
import java.util.List;

/** END and BEGIN, one after the other, until a seat has something to decide (§2.2). */
public final class Sequence {

    /** The steps of END, in order (Y7, Y10, Y39). */
    private static final List<Step> END = List.of(
            new PlacementStep(), // Y39, Y53  what was left undone is placed automatically
            new FirstHandStep(), // Y10       round 1: the starting hand
            new ArmyStep(), // Y46       ARMY
            new DiceStep(), // Y7        two dice
            new ProductionStep(), // Y20-Y23   what the hexes yield
            new RobberStep(), // Y24-Y25   on 7 the robber
            new DiscardStep()); // Y26-Y27   and large hands

    private final RoundStep round = new RoundStep();
    private final BeginStep begin = new BeginStep();

    /** Ends the open turn, and those that end at once after it. */
    public void end(Progress turn) {
        boolean ends = !turn.now().over();
        while (ends) {
            END.forEach(step -> step.play(turn));
            next(turn);
            ends = !turn.now().over() && endsAtOnce(turn);
        }
    }

    /** The next seat's turn; those of seats that resigned are left out, without dice (Y54). */
    private void next(Progress turn) {
        round.play(turn);
        while (!turn.now().over() && resigned(turn)) {
            turn.happened(new Deed.Passed(turn.active()));
            round.play(turn);
        }
    }

    private static boolean resigned(Progress turn) {
        return turn.side(turn.active()).player().resigned();
    }

    /** BEGIN: whether the seat has nothing to decide in its turn. */
    private boolean endsAtOnce(Progress turn) {
        begin.play(turn);
        boolean ended = PlanStep.ends(turn);
        boolean idle = turn.now().eliminated(turn.active()) && !turn.now().mayRise();
        return !turn.now().over() && (ended || idle || absent(turn));
    }

    /**
     * Returns whether the turn ends because its player is absent (Y52). If every player is, the game waits for deadlines instead
     * of running to its end at once.
     */
    private static boolean absent(Progress turn) {
        return away(turn, turn.active()) && !Score.playing(turn.now()).stream().allMatch(seat -> away(turn, seat));
    }

    private static boolean away(Progress turn, Seat seat) {
        return turn.side(seat).player().absent();
    }

    /** The deadline of the open turn has passed (Y50, Y52). */
    public void deadline(Progress turn) {
        Seat seat = turn.active();
        Player player = turn.side(seat).player();
        if (!turn.now().running().acted() && !player.absent()) {
            Player struck = player.struck(turn.now().settings().pace().strikes());
            turn.change(seat, side -> side.withPlayer(struck));
            turn.happened(new Deed.Struck(seat, struck.strikes(), struck.absent()));
        }
        end(turn);
    }
}
