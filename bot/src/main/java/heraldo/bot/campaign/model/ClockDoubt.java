package heraldo.bot.campaign.model;

import heraldo.rules.data.Key;
import heraldo.rules.data.Whole;
import java.time.Duration;

/**
 * The rules for doubting a clock.
 *
 * @param jump the largest shift of a clock between two looks that raises no doubt: 1 to 60 minutes
 * @param trial the time for which a clock is doubted after a larger shift: 1 to 1440 minutes
 */
public record ClockDoubt(
        @Key("clock-jump-minutes") @Whole(least = 1, most = 60, usual = 5, unit = Whole.Unit.MINUTES)
        Duration jump,

        @Key("clock-trial-minutes") @Whole(least = 1, most = 1440, usual = 60, unit = Whole.Unit.MINUTES)
        Duration trial) {}
