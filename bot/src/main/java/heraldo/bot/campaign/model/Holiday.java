package heraldo.bot.campaign.model;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Days for which a player has said that they will be away.
 *
 * @param id names it
 * @param guild the server whose campaigns it holds for
 * @param campaign the one campaign it holds for; empty for all of that server
 * @param from the first day, on the clock of each campaign
 * @param until the last day
 */
public record Holiday(
        String id, long player, long guild, Optional<CampaignId> campaign, LocalDate from, LocalDate until) {

    /** Returns whether another says the same. */
    public boolean sameAs(Holiday other) {
        return equals(new Holiday(id, other.player, other.guild, other.campaign, other.from, other.until));
    }

    /** Returns whether it applies to a campaign. */
    public boolean concerns(Campaign other) {
        return other.guild() == guild && campaign.map(other.id()::equals).orElse(true);
    }

    /** Returns whether a moment of a campaign falls into it. */
    public boolean covers(Campaign other, Instant moment) {
        LocalDate day = LocalDate.ofInstant(moment, other.cadence().zone());
        return concerns(other) && !day.isBefore(from) && !day.isAfter(until);
    }

    /** Returns whether its last day has passed. */
    public boolean over(Instant now, ZoneId zone) {
        return LocalDate.ofInstant(now, zone).isAfter(until);
    }
}
