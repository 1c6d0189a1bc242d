package heraldo.bot.app;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * The limits within which the doctor does not complain: the group {@code doctor} of the host's settings.
 *
 * @param posts the time that a post may wait before the doctor asks why: 1 to 1440 minutes
 * @param clock the lag of the clock behind the books from which the doctor calls it wrong: 1 to 60 minutes
 */
record Leniency(
        @Key("post-minutes") @Whole(least = 1, most = 1440, usual = 10, unit = Whole.Unit.MINUTES)
        Duration posts,

        @Key("clock-minutes") @Whole(least = 1, most = 60, usual = 2, unit = Whole.Unit.MINUTES)
        Duration clock) {

    /** The defaults. */
    static final Leniency USUAL = RecordShape.usual(Leniency.class);
}
