package heraldo.bot.store;

import heraldo.bot.campaign.book.ThemeBook;
import heraldo.bot.campaign.model.CampaignId;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** Themes of campaigns in the database. */
record SqlThemeBook(Handle handle) implements ThemeBook {

    @Override
    public Map<CampaignId, String> all() {
        Map<CampaignId, String> all = new LinkedHashMap<>();
        handle.createQuery("SELECT campaign, theme FROM campaign_theme")
                .map((row, context) -> Map.entry(new CampaignId(row.getString("campaign")), row.getString("theme")))
                .forEach(each -> all.put(each.getKey(), each.getValue()));
        return all;
    }

    @Override
    public void settle(CampaignId campaign, String theme) {
        handle.createUpdate("INSERT INTO campaign_theme (campaign, theme) VALUES (:campaign, :theme)"
                        + " ON CONFLICT (campaign) DO UPDATE SET theme = excluded.theme")
                .bind("campaign", campaign.text())
                .bind("theme", theme)
                .execute();
    }
}
