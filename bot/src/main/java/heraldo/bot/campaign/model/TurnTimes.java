package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import heraldo.rules.kernel.Inline;
import java.time.Duration;

/**
 * The precision with which deadlines are kept. The host may set each of these times in the group {@code turns} of their
 * settings, under the key beside it, in its unit and within its range; each time left out has its default.
 *
 * @param grace the wait after its deadline before a turn ends, since messages sent in time may arrive a moment late: 1 to 30
 *     seconds
 * @param late the maximum age of a deadline that is still kept when people can reach the bot again; the turn gets a new one if
 *     it is older: 1 to 1440 minutes, which is a day
 * @param punctual the delay after its deadline up to which a turn may end without mention in its result: 1 to 1440 minutes
 * @param room the minimum time to a new deadline, so that players can write for it: 1 to 1440 minutes
 * @param comeback the same after a deadline that nobody could keep, because the bot was away: 1 to 10080 minutes, which is a
 *     week
 * @param furthest the maximum time to a deadline that a game master sets: 1 to 3650 days
 * @param doubt the rules for doubting a clock
 * @param memory the time for which requests are remembered, so that none is carried out twice: 1 to 365 days
 */
public record TurnTimes(
        @Key("grace-seconds") @Whole(least = 1, most = 30, usual = 3, unit = Whole.Unit.SECONDS)
        Duration grace,

        @Key("late-minutes") @Whole(least = 1, most = 1440, usual = 15, unit = Whole.Unit.MINUTES)
        Duration late,

        @Key("punctual-minutes") @Whole(least = 1, most = 1440, usual = 1, unit = Whole.Unit.MINUTES)
        Duration punctual,

        @Key("room-minutes") @Whole(least = 1, most = 1440, usual = 10, unit = Whole.Unit.MINUTES)
        Duration room,

        @Key("comeback-minutes") @Whole(least = 1, most = 10_080, usual = 60, unit = Whole.Unit.MINUTES)
        Duration comeback,

        @Key("furthest-days") @Whole(least = 1, most = 3650, usual = 90, unit = Whole.Unit.DAYS)
        Duration furthest,

        @Inline ClockDoubt doubt,

        @Key("memory-days") @Whole(least = 1, most = 365, usual = 2, unit = Whole.Unit.DAYS)
        Duration memory) {

    /** The defaults for a host who sets no times. */
    public static final TurnTimes USUAL = RecordShape.usual(TurnTimes.class);
}
