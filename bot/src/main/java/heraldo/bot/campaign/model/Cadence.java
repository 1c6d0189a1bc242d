package heraldo.bot.campaign.model;

import java.time.ZoneId;

/**
 * When turns end: five-field Unix cron on the wall clock of a zone.
 *
 * @param cron e.g. {@code 0 20 * * SUN}
 */
public record Cadence(String cron, ZoneId zone) {}
