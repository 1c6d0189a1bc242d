package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.CampaignId;
import java.util.Objects;

/** The campaign of a record, with the ruleset and the version that it was opened with. */
public record Title(String campaign, String name, String ruleset, String version) {
    public Title {
        Objects.requireNonNull(name);
        Objects.requireNonNull(ruleset);
        Objects.requireNonNull(version);
        Objects.requireNonNull(new CampaignId(campaign).text());
    }
}
