package heraldo.bot.store;

import heraldo.bot.campaign.book.TalkBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Talk;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Private conversations in the database. */
record SqlTalkBook(Handle handle) implements TalkBook {
    private static final String BEGIN = """
            INSERT INTO talk (campaign, one, one_player, other, other_player, at)
            VALUES (:campaign, :one, :onePlayer, :other, :otherPlayer, :at)
            RETURNING id
            """;

    @Override
    public long begin(Talk talk) {
        return handle.createQuery(BEGIN)
                .bind("campaign", talk.campaign().text())
                .bind("one", talk.one().seat().number())
                .bind("onePlayer", talk.one().player())
                .bind("other", talk.other().seat().number())
                .bind("otherPlayer", talk.other().player())
                .bind("at", talk.at().toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    @Override
    public Optional<Talk> find(long id) {
        return handle.createQuery("SELECT * FROM talk WHERE id = :id")
                .bind("id", id)
                .map(SqlTalkBook::talk)
                .findOne();
    }

    @Override
    public List<Talk> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM talk WHERE campaign = :campaign ORDER BY id")
                .bind("campaign", campaign.text())
                .map(SqlTalkBook::talk)
                .list();
    }

    @Override
    public void settle(long id, long thread) {
        handle.createUpdate("UPDATE talk SET thread = :thread WHERE id = :id")
                .bind("thread", thread)
                .bind("id", id)
                .execute();
    }

    @Override
    public void end(long id, Instant at) {
        handle.createUpdate("UPDATE talk SET over = :at WHERE id = :id")
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .execute();
    }

    private static Talk talk(ResultSet row, StatementContext context) throws SQLException {
        long thread = row.getLong("thread");
        OptionalLong made = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(thread);
        return new Talk(
                row.getLong("id"),
                new CampaignId(row.getString("campaign")),
                new Talk.Side(new Seat(row.getInt("one")), row.getLong("one_player")),
                new Talk.Side(new Seat(row.getInt("other")), row.getLong("other_player")),
                Instant.ofEpochMilli(row.getLong("at")),
                made,
                row.getObject("over") != null);
    }
}
