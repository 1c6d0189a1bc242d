package heraldo.bot.store;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.Dispatch;
import heraldo.bot.campaign.Outbox;
import heraldo.bot.campaign.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** The outbox in the database. */
record SqlOutbox(Handle handle) implements Outbox {
    private static final String ADD = """
            INSERT INTO outbox (campaign, kind, number, step, seat, message, written, again)
            VALUES (:campaign, :kind, :number, :step, :seat, :message, :now, :now)
            """;
    private static final String HEADS = """
            SELECT * FROM outbox WHERE again <= :now
                AND id IN (SELECT min(id) FROM outbox WHERE done IS NULL GROUP BY campaign)
            ORDER BY id LIMIT :most
            """;
    private static final String NEXT_ALARM = """
            SELECT min(again) FROM outbox
            WHERE id IN (SELECT min(id) FROM outbox WHERE done IS NULL GROUP BY campaign)
            """;
    private static final String WAITS = """
            SELECT count(*) FROM outbox
            WHERE done IS NULL AND campaign = :campaign AND number = :number AND step = :step
            """;

    private static final String POSTED = """
            SELECT external FROM outbox WHERE campaign = :campaign AND number IS :number AND step IS :step
                AND kind = :kind AND external IS NOT NULL ORDER BY id LIMIT 1
            """;

    private static final String LATEST_POST = """
            SELECT external FROM outbox WHERE campaign = :campaign AND external IS NOT NULL AND seat IS NULL
                AND kind <> 'ALERT'
            ORDER BY id DESC LIMIT 1
            """;
    private static final String ACCOUNTS = """
            SELECT (SELECT count(*) FROM outbox WHERE id = :id AND campaign = :campaign)
                + (SELECT count(*) FROM restoration WHERE last < :id AND :id <= next)
            """;
    private static final String LAST = """
            SELECT max((SELECT coalesce(max(id), 0) FROM outbox),
                (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'))
            """;
    /** Far more than are posted between two backups. */
    private static final long LEAP = 1_000_000;

    @Override
    public void add(
            CampaignId campaign,
            Dispatch.Kind kind,
            Optional<TurnKey> turn,
            Optional<Seat> seat,
            Optional<Message> message,
            Instant now) {
        handle.createUpdate(ADD)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("number", turn.map(TurnKey::number).orElse(null))
                .bind("step", turn.map(TurnKey::step).orElse(null))
                .bind("seat", seat.map(Seat::number).orElse(null))
                .bind("message", message.map(Json::message).orElse(null))
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public List<Dispatch> heads(Instant now, int most) {
        return handle.createQuery(HEADS)
                .bind("now", now.toEpochMilli())
                .bind("most", most)
                .map(SqlOutbox::dispatch)
                .list();
    }

    @Override
    public void sent(long id, String external, Instant now) {
        handle.createUpdate("UPDATE outbox SET done = :now, external = :external WHERE id = :id")
                .bind("id", id)
                .bind("external", external)
                .bind("now", now.toEpochMilli())
                .execute();
    }

    @Override
    public void failed(long id, Instant now, Optional<Instant> again) {
        handle.createUpdate("UPDATE outbox SET attempts = attempts + 1, again = coalesce(:again, again),"
                        + " done = CASE WHEN :again IS NULL THEN :now END WHERE id = :id")
                .bind("id", id)
                .bind("now", now.toEpochMilli())
                .bind("again", Columns.millis(again))
                .execute();
    }

    @Override
    public boolean waits(TurnKey turn) {
        return Columns.at(handle.createQuery(WAITS), turn).mapTo(Integer.class).one() > 0;
    }

    @Override
    public Optional<String> posted(CampaignId campaign, Dispatch.Kind kind, Optional<TurnKey> turn) {
        return handle.createQuery(POSTED)
                .bind("campaign", campaign.text())
                .bind("kind", kind)
                .bind("number", turn.map(TurnKey::number).orElse(null))
                .bind("step", turn.map(TurnKey::step).orElse(null))
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public Optional<Instant> nextAlarm() {
        return handle.createQuery(NEXT_ALARM).mapTo(Long.class).findOne().map(Instant::ofEpochMilli);
    }

    @Override
    public Optional<String> latestPost(CampaignId campaign) {
        return handle.createQuery(LATEST_POST)
                .bind("campaign", campaign.text())
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public boolean accountsFor(CampaignId campaign, long id) {
        return handle.createQuery(ACCOUNTS)
                        .bind("campaign", campaign.text())
                        .bind("id", id)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Override
    public void leap(long beyond, Instant now) {
        long last = handle.createQuery(LAST).mapTo(Long.class).one();
        long next = Math.max(last, beyond) + LEAP;
        handle.createUpdate("INSERT INTO restoration (at, last, next) VALUES (:at, :last, :next)")
                .bind("at", now.toEpochMilli())
                .bind("last", last)
                .bind("next", next)
                .execute();
        handle.execute("DELETE FROM sqlite_sequence WHERE name = 'outbox'");
        handle.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', ?)", next);
    }

    private static Dispatch dispatch(ResultSet row, StatementContext context) throws SQLException {
        row.getInt("number");
        Optional<TurnKey> turn = row.wasNull() ? Optional.empty() : Optional.of(Columns.turn(row));
        int seat = row.getInt("seat");
        return new Dispatch(
                row.getLong("id"),
                new CampaignId(row.getString("campaign")),
                Dispatch.Kind.valueOf(row.getString("kind")),
                turn,
                seat == 0 ? Optional.empty() : Optional.of(new Seat(seat)),
                Optional.ofNullable(row.getString("message")).map(Json::message),
                Instant.ofEpochMilli(row.getLong("written")),
                row.getInt("attempts"));
    }
}
