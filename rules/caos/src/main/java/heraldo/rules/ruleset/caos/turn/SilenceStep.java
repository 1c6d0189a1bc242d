package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Band;

/** Counts the turns in a row in which a seat sent nothing (CR52). */
public final class SilenceStep implements Step {

    /** After so many silent turns in a row everybody is told; the option {@code missedAlert} says when the game master is (§7). */
    public static final int NOTICED = 2;

    @Override
    public void play(Progress turn) {
        turn.change(
                war -> war.withEvery((seat, band) -> band.resigned() ? band : band.withIdle(idle(turn, seat, band))));
    }

    private static int idle(Progress turn, Seat seat, Band band) {
        boolean silent = turn.tasks().stream().noneMatch(task -> task.seat().equals(seat));
        return silent ? band.idle() + 1 : 0;
    }
}
