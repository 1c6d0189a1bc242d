package heraldo.bot.app;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * What the doctor does not complain about: the group {@code doctor} of the host's settings.
 *
 * @param posts how long a post may wait before the doctor asks why: 1 to 1440 minutes
 * @param clock how far the clock may be behind what the books prove before the doctor calls it wrong: 1 to 60 minutes
 */
record Leniency(
        @Key("post-minutes") @Whole(least = 1, most = 1440, usual = 10, unit = Whole.Unit.MINUTES)
        Duration posts,

        @Key("clock-minutes") @Whole(least = 1, most = 60, usual = 2, unit = Whole.Unit.MINUTES)
        Duration clock) {

    /** What a host gets who says nothing else. */
    static final Leniency USUAL = RecordShape.usual(Leniency.class);
}
