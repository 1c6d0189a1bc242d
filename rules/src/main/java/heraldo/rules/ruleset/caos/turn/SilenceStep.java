package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;

/** Counts the turns in a row in which a seat sent nothing, and tells the game master of the second (CR52, §7). */
public final class SilenceStep implements Step {

    /** After so many silent turns in a row the game master is told. */
    public static final int NOTICED = 2;

    @Override
    public void play(Progress turn) {
        for (Seat seat : turn.now().active()) {
            boolean silent = turn.tasks().stream().noneMatch(task -> task.seat().equals(seat));
            int idle = silent ? turn.now().band(seat).idle() + 1 : 0;
            turn.change(war -> war.with(seat, band -> band.withIdle(idle)));
            if (idle >= NOTICED) {
                turn.alert(Message.of("alert.silent", "who", seat, "turns", idle));
            }
        }
    }
}
