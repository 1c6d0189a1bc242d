package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import java.util.Map;

/** The book of campaigns whose pictures have a theme of their own. */
public interface ThemeBook {

    /** The names of themes, by campaign. */
    Map<CampaignId, String> all();

    /** Puts a theme in place of the one before. */
    void settle(CampaignId campaign, String theme);
}
