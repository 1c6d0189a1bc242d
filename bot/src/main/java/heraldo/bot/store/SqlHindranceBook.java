package heraldo.bot.store;

import heraldo.bot.campaign.book.HindranceBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.rules.kernel.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Hindrances in the database. */
record SqlHindranceBook(Handle handle, Recall recall) implements HindranceBook {

    private static final Set<String> HINDRANCES = Set.of("campaign", "hindrance");
    private static final String NOTE = """
            INSERT INTO hindrance (campaign, subject, words, since) VALUES (:campaign, :subject, :words, :now)
            ON CONFLICT (campaign, subject) DO UPDATE SET words = excluded.words, told = NULL
            WHERE hindrance.words <> excluded.words
            """;
    private static final String TOLD =
            "UPDATE hindrance SET told = :now WHERE campaign = :campaign AND subject = :subject";
    private static final String STRIKE = "DELETE FROM hindrance WHERE campaign = :campaign AND subject = :subject";
    private static final String UNTOLD = """
            SELECT hindrance.* FROM hindrance JOIN campaign ON campaign.id = hindrance.campaign
            WHERE hindrance.told IS NULL AND campaign.game_master = :master
            ORDER BY hindrance.since, hindrance.subject
            """;
    private static final String ALL = """
            SELECT hindrance.* FROM hindrance JOIN campaign ON campaign.id = hindrance.campaign
            WHERE campaign.status <> 'ENDED'
            ORDER BY hindrance.since, hindrance.subject
            """;

    @Override
    public void note(CampaignId campaign, String subject, Message words, Instant now) {
        handle.createUpdate(NOTE)
                .bind("campaign", campaign.text())
                .bind("subject", subject)
                .bind("words", Json.message(words))
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public void told(CampaignId campaign, String subject, Instant now) {
        handle.createUpdate(TOLD)
                .bind("campaign", campaign.text())
                .bind("subject", subject)
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public void strike(CampaignId campaign, String subject) {
        handle.createUpdate(STRIKE)
                .bind("campaign", campaign.text())
                .bind("subject", subject)
                .execute();
    }

    @Override
    public List<Hindrance> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM hindrance WHERE campaign = :campaign ORDER BY since, subject")
                .bind("campaign", campaign.text())
                .map(SqlHindranceBook::hindrance)
                .list();
    }

    @Override
    public List<Hindrance> untold(long gameMaster) {
        return recall.once(
                HINDRANCES,
                gameMaster,
                () -> List.copyOf(handle.createQuery(UNTOLD)
                        .bind("master", gameMaster)
                        .map(SqlHindranceBook::hindrance)
                        .list()));
    }

    @Override
    public List<Hindrance> all() {
        return handle.createQuery(ALL).map(SqlHindranceBook::hindrance).list();
    }

    private static Hindrance hindrance(ResultSet row, StatementContext context) throws SQLException {
        return new Hindrance(
                new CampaignId(row.getString("campaign")),
                row.getString("subject"),
                Json.message(row.getString("words")),
                Instant.ofEpochMilli(row.getLong("since")),
                Columns.instant(row, "told").isPresent());
    }
}
