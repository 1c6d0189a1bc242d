package heraldo.bot.store;

import heraldo.bot.campaign.book.ChairBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.campaign.model.Holder;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Seats in the database. */
record SqlChairBook(Handle handle) implements ChairBook {
    private static final String ADD = """
            INSERT INTO seat (campaign, number, name, holder, player, player_name, channel, silent)
            VALUES (:campaign, :number, :name, :holder, :user, :userName, :channel, :silent)
            """;
    private static final String CHANGE = """
            UPDATE seat SET name = :name, holder = :holder, player = :user, player_name = :userName, channel = :channel,
                silent = :silent
            WHERE campaign = :campaign AND number = :number
            """;

    @Override
    public void add(Chair chair) {
        write(ADD, chair);
    }

    @Override
    public void change(Chair chair) {
        write(CHANGE, chair);
    }

    @Override
    public List<Chair> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM seat WHERE campaign = :campaign ORDER BY number")
                .bind("campaign", campaign.text())
                .map(SqlChairBook::chair)
                .list();
    }

    @Override
    public Optional<Chair> inChannel(long channel) {
        return handle.createQuery("SELECT * FROM seat WHERE channel = :channel AND channel <> 0")
                .bind("channel", channel)
                .map(SqlChairBook::chair)
                .findOne();
    }

    @Override
    public SortedSet<Seat> left(CampaignId campaign, long user) {
        return new TreeSet<>(
                handle.createQuery("SELECT seat FROM seat_left WHERE campaign = :campaign AND player = :player")
                        .bind("campaign", campaign.text())
                        .bind("player", user)
                        .map((row, context) -> new Seat(row.getInt("seat")))
                        .list());
    }

    private void write(String sql, Chair chair) {
        handle.createUpdate(sql)
                .bind("campaign", chair.campaign().text())
                .bind("number", chair.seat().number())
                .bind("name", chair.name())
                .bind("holder", chair.holder())
                .bind("user", chair.user())
                .bind("userName", chair.userName())
                .bind("channel", chair.channel())
                .bind("silent", chair.silent())
                .execute();
    }

    private static Chair chair(ResultSet row, StatementContext context) throws SQLException {
        return new Chair(
                new CampaignId(row.getString("campaign")),
                new Seat(row.getInt("number")),
                row.getString("name"),
                Holder.valueOf(row.getString("holder")),
                row.getLong("player"),
                row.getString("player_name"),
                row.getLong("channel"),
                row.getInt("silent"));
    }
}
