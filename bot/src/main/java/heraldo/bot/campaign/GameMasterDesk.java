package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * The acts of the game master, who is the user that opened the campaign. Every act is logged and posted in the
 * chronicle. Every method answers with the public words, and throws {@link RefusedException} if it cannot be done.
 */
public final class GameMasterDesk {
    /** Changes the cadence, from the open turn on. */
    public Message deadline(Act act, String cron, String zone) {
        throw new UnsupportedOperationException();
    }

    /** Sets when the open turn ends. */
    public Message deadline(Act act, Instant due) {
        throw new UnsupportedOperationException();
    }

    /** Moves the deadline of the open turn back. */
    public Message extend(Act act, Duration longer) {
        throw new UnsupportedOperationException();
    }

    /** Ends the open turn now; also tries a crashed turn again. */
    public Message resolve(Act act) {
        throw new UnsupportedOperationException();
    }

    /** Takes the deadline away until {@link #resume}. */
    public Message pause(Act act) {
        throw new UnsupportedOperationException();
    }

    /** Sets the next deadline of the cadence. */
    public Message resume(Act act) {
        throw new UnsupportedOperationException();
    }

    /** Puts an event, a mission or another edict of the ruleset into the game, as a line of its edicts' grammar. */
    public Message edict(Act act, String line) {
        throw new UnsupportedOperationException();
    }

    /** Says something to everybody in the chronicle. */
    public Message announce(Act act, String text) {
        throw new UnsupportedOperationException();
    }

    /** The latest acts of the campaign's game master, newest first. */
    public List<GameMasterAct> log(Act act, int most) {
        throw new UnsupportedOperationException();
    }
}
