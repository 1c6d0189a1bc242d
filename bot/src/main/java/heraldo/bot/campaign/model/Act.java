package heraldo.bot.campaign.model;

import heraldo.bot.campaign.port.CampaignClock;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * Somebody asks for something: who, where, when and in which language.
 *
 * @param id names the interaction; an act that comes twice with the same id is done once
 * @param user who acts
 * @param userName what that user is called in public
 * @param place where the act was given
 * @param at the interaction's own time, on the clock of the campaigns ({@link CampaignClock#at})
 * @param language the reader's language
 * @param meant the campaign that was named explicitly, if any
 */
public record Act(
        String id, long user, String userName, Place place, Instant at, Locale language, Optional<CampaignId> meant) {
    /** The same act, meant for a campaign that was named explicitly. */
    public Act in(CampaignId campaign) {
        return new Act(id, user, userName, place, at, language, Optional.of(campaign));
    }
}
