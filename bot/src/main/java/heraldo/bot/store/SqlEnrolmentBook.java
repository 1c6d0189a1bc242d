package heraldo.bot.store;

import heraldo.bot.campaign.book.EnrolmentBook;
import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Sign-ups in the database. */
record SqlEnrolmentBook(Handle handle) implements EnrolmentBook {

    private static final String ADD =
            "INSERT INTO enrolment (campaign, player, at, form) VALUES (:campaign, :player, :at, :form)";
    private static final String LATEST = """
            SELECT player, form FROM enrolment
            WHERE form IS NOT NULL
                AND id IN (SELECT max(id) FROM enrolment WHERE campaign = :campaign GROUP BY player)
            """;

    @Override
    public void enter(CampaignId campaign, long user, String form, Instant at) {
        add(campaign, user, form, at);
    }

    @Override
    public void strike(CampaignId campaign, long user, Instant at) {
        add(campaign, user, null, at);
    }

    @Override
    public Map<Long, String> of(CampaignId campaign) {
        return handle
                .createQuery(LATEST)
                .bind("campaign", campaign.text())
                .map((row, context) -> Map.entry(row.getLong("player"), row.getString("form")))
                .list()
                .stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private void add(CampaignId campaign, long user, @Nullable String form, Instant at) {
        handle.createUpdate(ADD)
                .bind("campaign", campaign.text())
                .bind("player", user)
                .bind("at", at.toEpochMilli())
                .bind("form", form)
                .execute();
    }
}
