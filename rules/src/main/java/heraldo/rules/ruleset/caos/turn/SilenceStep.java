package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.Band;

/** Counts the turns in a row in which a seat sent nothing, and tells the game master of the second (CR52, §7). */
public final class SilenceStep implements Step {

    /** After so many silent turns in a row the game master is told. */
    public static final int NOTICED = 2;

    @Override
    public void play(Progress turn) {
        turn.change(
                war -> war.withEvery((seat, band) -> band.resigned() ? band : band.withIdle(idle(turn, seat, band))));
        for (Seat seat : turn.now().active()) {
            int idle = turn.now().band(seat).idle();
            if (idle >= NOTICED) {
                turn.alert(Message.of("alert.silent", "who", seat, "turns", idle));
            }
        }
    }

    private static int idle(Progress turn, Seat seat, Band band) {
        boolean silent = turn.tasks().stream().noneMatch(task -> task.seat().equals(seat));
        return silent ? band.idle() + 1 : 0;
    }
}
