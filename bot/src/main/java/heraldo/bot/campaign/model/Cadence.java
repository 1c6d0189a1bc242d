package heraldo.bot.campaign.model;

import java.time.ZoneId;

/**
 * When turns end: five-field Unix cron on the wall clock of a zone.
 *
 * @param cron e.g. {@code 0 20 * * SUN}; empty where turns have no deadline and end when those who are due are ready
 */
public record Cadence(String cron, ZoneId zone) {

    /** No deadlines at all. */
    public static Cadence none(ZoneId zone) {
        return new Cadence("", zone);
    }

    /** Whether turns have no deadline. */
    public boolean isNone() {
        return cron.isEmpty();
    }
}
