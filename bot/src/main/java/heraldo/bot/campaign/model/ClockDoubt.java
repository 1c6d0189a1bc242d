package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * When a clock is doubted, and for how long.
 *
 * @param jump how much it may be shifted between two looks without being doubted: 1 to 60 minutes
 * @param trial how long one that was shifted by more is doubted: 1 to 1440 minutes
 */
public record ClockDoubt(
        @Key("clock-jump-minutes") @Whole(least = 1, most = 60, usual = 5, unit = Whole.Unit.MINUTES)
        Duration jump,

        @Key("clock-trial-minutes") @Whole(least = 1, most = 1440, usual = 60, unit = Whole.Unit.MINUTES)
        Duration trial) {}
