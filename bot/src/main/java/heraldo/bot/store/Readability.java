package heraldo.bot.store;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** Parses everything that running campaigns depend on: a file may be intact and yet hold data that no program wrote. */
final class Readability {
    private static final Instant FOR_EVER = Instant.ofEpochMilli(Long.MAX_VALUE);

    private Readability() {}

    static void demand(Handle handle) {
        SqlBooks books = new SqlBooks(handle, new SqliteDialect(), Recall.ofNothing());
        handle.createQuery("SELECT id FROM campaign WHERE status <> 'ENDED'")
                .mapTo(String.class)
                .list()
                .forEach(id -> read(books, new CampaignId(id)));
        books.outbox().ready(FOR_EVER).forEach(lane -> books.outbox().head(lane, FOR_EVER));
    }

    private static void read(SqlBooks books, CampaignId id) {
        Campaign campaign = books.campaigns().find(id).orElseThrow(() -> new IllegalArgumentException("no campaign"));
        books.occupancies().of(campaign.id());
        books.acts().latest(campaign.id(), 1);
        books.turns().newest(campaign.id()).map(CampaignTurn::key).ifPresent(books.sheets()::latest);
    }
}
