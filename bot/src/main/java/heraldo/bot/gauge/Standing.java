package heraldo.bot.gauge;

import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.model.UnderWay;
import heraldo.bot.campaign.port.Reach;
import java.time.Duration;
import java.util.Locale;

/** The state of a campaign's newest turn, for those who watch the program. */
enum Standing {
    /** It takes orders. */
    OPEN,
    /** Its deadline has come, or everybody is ready: it is about to be played. */
    DUE,
    /** Its deadline has passed, and it should have been played. */
    LATE,
    /** Its deadline has passed, and it waits until its people can reach the bot. */
    CUT_OFF,
    /** Its deadline was suspended; it may go on by itself, or wait for its game master. */
    HELD,
    /** The engine failed on it. */
    CRASHED;

    /**
     * Returns the state of a turn.
     *
     * @param over time since its deadline; zero if that is still to come
     * @param tolerance time past its deadline before it is late
     */
    static Standing of(UnderWay turn, Duration over, Duration tolerance, Reach reach) {
        TurnStatus status = turn.stage().status();
        if (status == TurnStatus.CRASHED) {
            return CRASHED;
        }
        if (status != TurnStatus.LOCKED && over.isZero()) {
            return status == TurnStatus.HELD ? HELD : OPEN;
        }
        if (status != TurnStatus.LOCKED && !reach.with(turn.server()).stands()) {
            return CUT_OFF;
        }
        return over.compareTo(tolerance) > 0 ? LATE : DUE;
    }

    /** Its name among the figures. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
