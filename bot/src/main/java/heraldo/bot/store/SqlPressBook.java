package heraldo.bot.store;

import heraldo.bot.campaign.book.PressBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** The press of seats, which everybody can read, in the database. */
record SqlPressBook(Handle handle) implements PressBook {
    private static final String SETTLE = """
            INSERT INTO press_rule (campaign, ordering, locked, anonymous)
            VALUES (:campaign, :ordering, :locked, :anonymous)
            ON CONFLICT (campaign) DO UPDATE SET ordering = excluded.ordering, locked = excluded.locked,
                anonymous = excluded.anonymous
            """;
    private static final String ADD = """
            INSERT INTO press (campaign, number, step, seat, player, anonymous, place, words, at)
            VALUES (:campaign, :number, :step, :seat, :player, :anonymous, :place, :words, :at)
            RETURNING id
            """;
    private static final String ANONYMOUS = """
            SELECT count(*) FROM press
            WHERE campaign = :campaign AND number = :number AND seat = :seat AND anonymous = 1
            """;
    private static final String BAR = """
            INSERT INTO press_bar (campaign, player, press, at) VALUES (:campaign, :player, :press, :at)
            ON CONFLICT DO NOTHING
            """;
    private static final String BARRED =
            "SELECT EXISTS (SELECT 1 FROM press_bar WHERE campaign = :campaign AND player = :player)";

    @Override
    public Optional<PressRule> rule(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM press_rule WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .map((row, context) -> new PressRule(
                        campaign,
                        Press.valueOf(row.getString("ordering")),
                        Press.valueOf(row.getString("locked")),
                        row.getInt("anonymous")))
                .findOne();
    }

    @Override
    public void settle(PressRule rule) {
        handle.createUpdate(SETTLE)
                .bind("campaign", rule.campaign().text())
                .bind("ordering", rule.ordering())
                .bind("locked", rule.locked())
                .bind("anonymous", rule.anonymous())
                .execute();
    }

    @Override
    public long add(Missive missive) {
        return Columns.at(handle.createQuery(ADD), missive.turn())
                .bind("seat", missive.writer().seat().number())
                .bind("player", missive.writer().player())
                .bind("anonymous", missive.signature().anonymous())
                .bind("place", missive.signature().place())
                .bind("words", missive.text())
                .bind("at", missive.at().toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    @Override
    public void posted(long id, long post) {
        handle.createUpdate("UPDATE press SET post = :post WHERE id = :id")
                .bind("post", post)
                .bind("id", id)
                .execute();
    }

    @Override
    public Optional<Missive> find(long id) {
        return handle.createQuery("SELECT * FROM press WHERE id = :id")
                .bind("id", id)
                .map(SqlPressBook::missive)
                .findOne();
    }

    @Override
    public List<Missive> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM press WHERE campaign = :campaign ORDER BY id")
                .bind("campaign", campaign.text())
                .map(SqlPressBook::missive)
                .list();
    }

    @Override
    public int anonymous(CampaignId campaign, int turn, Seat seat) {
        return handle.createQuery(ANONYMOUS)
                .bind("campaign", campaign.text())
                .bind("number", turn)
                .bind("seat", seat.number())
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public void withdraw(long id, Instant at) {
        handle.createUpdate("UPDATE press SET withdrawn = :at WHERE id = :id")
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .execute();
    }

    @Override
    public void bar(Missive missive, Instant at) {
        handle.createUpdate(BAR)
                .bind("campaign", missive.turn().campaign().text())
                .bind("player", missive.writer().player())
                .bind("press", missive.id())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    @Override
    public void readmit(Missive missive) {
        handle.createUpdate("DELETE FROM press_bar WHERE campaign = :campaign AND player = :player")
                .bind("campaign", missive.turn().campaign().text())
                .bind("player", missive.writer().player())
                .execute();
    }

    @Override
    public boolean barred(CampaignId campaign, long player) {
        return handle.createQuery(BARRED)
                .bind("campaign", campaign.text())
                .bind("player", player)
                .mapTo(Boolean.class)
                .one();
    }

    private static Missive missive(ResultSet row, StatementContext context) throws SQLException {
        return new Missive(
                row.getLong("id"),
                Columns.turn(row),
                new Missive.Writer(new Seat(row.getInt("seat")), row.getLong("player")),
                new Missive.Signature(row.getBoolean("anonymous"), row.getString("place")),
                row.getString("words"),
                Instant.ofEpochMilli(row.getLong("at")),
                row.getLong("post"),
                row.getObject("withdrawn") != null);
    }
}
