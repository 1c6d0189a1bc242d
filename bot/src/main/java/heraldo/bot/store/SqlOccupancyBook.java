package heraldo.bot.store;

import heraldo.bot.campaign.book.OccupancyBook;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Seats in the database. */
record SqlOccupancyBook(Handle handle, Recall recall) implements OccupancyBook {
    private static final Set<String> SEATS = Set.of("seat");
    /** A seat that is given up is noted by a trigger. */
    private static final Set<String> LEFT = Set.of("seat", "seat_left");

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
        String sql = "SELECT * FROM seat WHERE campaign = :campaign ORDER BY number";
        return recall.once(
                SEATS,
                campaign,
                () -> List.copyOf(handle.createQuery(sql)
                        .bind("campaign", campaign.text())
                        .map(SqlOccupancyBook::occupancy)
                        .list()));
    }

    @Override
    public Optional<Occupancy> inChannel(long channel) {
        String sql = "SELECT * FROM seat WHERE channel = :channel AND channel <> 0";
        return recall.once(
                SEATS,
                channel,
                () -> handle.createQuery(sql)
                        .bind("channel", channel)
                        .map(SqlOccupancyBook::occupancy)
                        .findOne());
    }

    @Override
    public SortedSet<Seat> left(CampaignId campaign, long user) {
        String sql = "SELECT seat FROM seat_left WHERE campaign = :campaign AND player = :player";
        return recall.once(
                LEFT,
                List.of(campaign, user),
                () -> Collections.unmodifiableSortedSet(new TreeSet<>(handle.createQuery(sql)
                        .bind("campaign", campaign.text())
                        .bind("player", user)
                        .map((row, context) -> new Seat(row.getInt("seat")))
                        .list())));
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
