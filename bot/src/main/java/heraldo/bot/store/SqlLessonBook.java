package heraldo.bot.store;

import heraldo.bot.campaign.book.LessonBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.jdbi.v3.core.Handle;

/** Lessons in the database. */
record SqlLessonBook(Handle handle) implements LessonBook {
    private static final String GAP = " ";
    private static final String OF = """
            SELECT id FROM campaign WHERE status <> 'ENDED' AND id IN (SELECT campaign FROM lesson WHERE learner = :learner)
            """;

    @Override
    public void begin(CampaignId campaign, long learner) {
        handle.createUpdate("INSERT INTO lesson (campaign, learner, skipped) VALUES (:campaign, :learner, '')")
                .bind("campaign", campaign.text())
                .bind("learner", learner)
                .execute();
    }

    @Override
    public Optional<CampaignId> of(long learner) {
        return handle.createQuery(OF)
                .bind("learner", learner)
                .mapTo(String.class)
                .findFirst()
                .map(CampaignId::new);
    }

    @Override
    public SortedSet<String> skipped(CampaignId campaign) {
        String names = handle.createQuery("SELECT skipped FROM lesson WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .mapTo(String.class)
                .findOne()
                .orElse("");
        return Frozen.set(names.isEmpty() ? List.of() : List.of(names.split(GAP, -1)));
    }

    @Override
    public void skip(CampaignId campaign, String step) {
        handle.createUpdate("UPDATE lesson SET skipped = :skipped WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .bind("skipped", String.join(GAP, Frozen.with(skipped(campaign), step)))
                .execute();
    }
}
