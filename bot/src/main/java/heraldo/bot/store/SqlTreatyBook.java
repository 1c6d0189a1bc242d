package heraldo.bot.store;

import heraldo.bot.campaign.book.TreatyBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Treaty;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Treaties in the database. */
record SqlTreatyBook(Handle handle) implements TreatyBook {
    private static final String OFFER = """
            INSERT INTO treaty (campaign, number, step, sender, words, public, until, at, state)
            VALUES (:campaign, :number, :step, :sender, :words, :public, :until, :at, 'OFFERED')
            RETURNING id
            """;
    private static final String PARTIES = """
            SELECT seat, signed, (SELECT word FROM treaty_word WHERE treaty_word.treaty = treaty_party.treaty
                AND treaty_word.seat = treaty_party.seat ORDER BY id DESC LIMIT 1) AS word
            FROM treaty_party WHERE treaty = :id ORDER BY seat
            """;
    private static final String SAY = """
            INSERT INTO treaty_word (treaty, seat, player, word, at) VALUES (:id, :seat, :player, :word, :at)
            """;

    @Override
    public long offer(Treaty treaty) {
        long id = Columns.at(handle.createQuery(OFFER), treaty.turn())
                .bind("sender", treaty.author().number())
                .bind("words", treaty.wording().text())
                .bind("public", treaty.wording().open())
                .bind("until", treaty.wording().until().orElse(null))
                .bind("at", treaty.at().toEpochMilli())
                .mapTo(Long.class)
                .one();
        treaty.seats()
                .forEach(seat -> handle.createUpdate("INSERT INTO treaty_party (treaty, seat) VALUES (:id, :seat)")
                        .bind("id", id)
                        .bind("seat", seat.number())
                        .execute());
        return id;
    }

    @Override
    public Optional<Treaty> find(long id) {
        return handle.createQuery("SELECT * FROM treaty WHERE id = :id")
                .bind("id", id)
                .map(this::treaty)
                .findOne();
    }

    @Override
    public List<Treaty> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM treaty WHERE campaign = :campaign ORDER BY id")
                .bind("campaign", campaign.text())
                .map(this::treaty)
                .list();
    }

    @Override
    public Optional<Instant> settled(long id) {
        return handle.createQuery("SELECT settled FROM treaty WHERE id = :id AND settled IS NOT NULL")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public void sign(long id, Seat seat, long player, Instant at) {
        handle.createUpdate(
                        "UPDATE treaty_party SET player = :player, signed = :at WHERE treaty = :id AND seat = :seat")
                .bind("player", player)
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .bind("seat", seat.number())
                .execute();
    }

    @Override
    public void settle(long id, Treaty.State state, Instant at) {
        handle.createUpdate("UPDATE treaty SET state = :state, settled = :at WHERE id = :id")
                .bind("state", state.name())
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .execute();
    }

    @Override
    public List<Treaty.Saying> sayings(long id) {
        return handle.createQuery("SELECT seat, word, at FROM treaty_word WHERE treaty = :id ORDER BY id")
                .bind("id", id)
                .map((row, context) -> new Treaty.Saying(
                        new Seat(row.getInt("seat")),
                        Treaty.Word.valueOf(row.getString("word")),
                        Instant.ofEpochMilli(row.getLong("at"))))
                .list();
    }

    @Override
    public void say(long id, Seat seat, long player, Treaty.Word word, Instant at) {
        handle.createUpdate(SAY)
                .bind("id", id)
                .bind("seat", seat.number())
                .bind("player", player)
                .bind("word", word.name())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    private Treaty treaty(ResultSet row, StatementContext context) throws SQLException {
        int last = row.getInt("until");
        Optional<Integer> until = row.wasNull() ? Optional.empty() : Optional.of(last);
        long id = row.getLong("id");
        return new Treaty(
                id,
                Columns.turn(row),
                new Seat(row.getInt("sender")),
                new Treaty.Wording(row.getString("words"), row.getBoolean("public"), until),
                Instant.ofEpochMilli(row.getLong("at")),
                Treaty.State.valueOf(row.getString("state")),
                parties(id));
    }

    private List<Treaty.Party> parties(long id) {
        return handle.createQuery(PARTIES)
                .bind("id", id)
                .map((row, context) -> new Treaty.Party(
                        new Seat(row.getInt("seat")),
                        row.getObject("signed") != null,
                        Optional.ofNullable(row.getString("word")).map(Treaty.Word::valueOf)))
                .list();
    }
}
