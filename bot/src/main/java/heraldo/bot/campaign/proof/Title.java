package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.CampaignId;
import java.util.Objects;

/** Which campaign a record is of, and which version of which ruleset it was opened with. */
public record Title(String campaign, String name, String ruleset, String version) {
    public Title {
        Objects.requireNonNull(name);
        Objects.requireNonNull(ruleset);
        Objects.requireNonNull(version);
        Objects.requireNonNull(new CampaignId(campaign).text());
    }
}
