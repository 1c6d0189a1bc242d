package heraldo.bot.store;

import heraldo.bot.campaign.book.OccupancyBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
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
record SqlOccupancyBook(Handle handle) implements OccupancyBook {
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
    public void add(Occupancy occupancy) {
        write(ADD, occupancy);
    }

    @Override
    public void change(Occupancy occupancy) {
        write(CHANGE, occupancy);
    }

    @Override
    public List<Occupancy> of(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM seat WHERE campaign = :campaign ORDER BY number")
                .bind("campaign", campaign.text())
                .map(SqlOccupancyBook::occupancy)
                .list();
    }

    @Override
    public Optional<Occupancy> inChannel(long channel) {
        return handle.createQuery("SELECT * FROM seat WHERE channel = :channel AND channel <> 0")
                .bind("channel", channel)
                .map(SqlOccupancyBook::occupancy)
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

    private void write(String sql, Occupancy occupancy) {
        handle.createUpdate(sql)
                .bind("campaign", occupancy.campaign().text())
                .bind("number", occupancy.seat().number())
                .bind("name", occupancy.name())
                .bind("holder", occupancy.holder())
                .bind("user", occupancy.user())
                .bind("userName", occupancy.userName())
                .bind("channel", occupancy.channel())
                .bind("silent", occupancy.silent())
                .execute();
    }

    private static Occupancy occupancy(ResultSet row, StatementContext context) throws SQLException {
        return new Occupancy(
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
