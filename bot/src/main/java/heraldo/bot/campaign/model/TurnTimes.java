package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.RecordShape;
import heraldo.rules.data.Whole;
import heraldo.rules.kernel.Inline;
import java.time.Duration;

/**
 * How exactly deadlines are kept. The host may set every one of these times in the group {@code turns} of their settings, under
 * the key that stands beside it, in its unit and within its range; what they leave out is as usual.
 *
 * @param grace how long after its deadline a turn ends, since what was sent before may arrive a moment late: 1 to 30 seconds
 * @param late how far in the past a deadline may be that is still kept when people can reach the bot again; the turn gets another
 *     one if it is farther: 1 to 1440 minutes, which is a day
 * @param punctual how long after its deadline a turn may end without saying so in its result: 1 to 1440 minutes
 * @param room how far away a new deadline is at least, so that somebody can write for it: 1 to 1440 minutes
 * @param comeback the same after a deadline that nobody could keep, because the bot was away: 1 to 10080 minutes, which is a week
 * @param furthest how far away a deadline may be that a game master sets: 1 to 3650 days
 * @param doubt when a clock is doubted
 * @param memory how long what somebody asked for is remembered, so that it is not done again: 1 to 365 days
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

    /** What a host gets who says nothing else. */
    public static final TurnTimes USUAL = RecordShape.usual(TurnTimes.class);
}
