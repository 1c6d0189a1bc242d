package heraldo.bot.store;

import heraldo.bot.campaign.book.StaffBook;
import heraldo.bot.campaign.model.Bar;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Loan;
import heraldo.rules.kernel.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Invitations, loans and who was there, in the database. */
record SqlStaffBook(Handle handle, Recall recall) implements StaffBook {
    private static final Set<String> INVITATIONS = Set.of("invitation");
    private static final String INVITE = """
            INSERT INTO invitation (campaign, seat, holder, player, player_name, turns, at, until, state)
            VALUES (:campaign, :seat, :holder, :player, :playerName, :turns, :at, :until, 'OPEN') RETURNING id
            """;
    private static final String LEND = """
            INSERT INTO loan (campaign, seat, player, player_name, since, turns)
            VALUES (:campaign, :seat, :owner, :ownerName, :since, :turns)
            ON CONFLICT (campaign, seat) DO UPDATE SET player = excluded.player, player_name = excluded.player_name,
                since = excluded.since, turns = excluded.turns
            """;
    /** A turn is over for whoever stands in once it is noted whether they were there. */
    private static final String LOANS = """
            SELECT loan.*, loan.turns - (SELECT count(*) FROM presence
                WHERE presence.campaign = loan.campaign AND presence.seat = loan.seat AND presence.turn >= loan.since
                    AND presence.player = seat.player) AS left
            FROM loan JOIN seat ON seat.campaign = loan.campaign AND seat.number = loan.seat
            WHERE loan.campaign = :campaign ORDER BY loan.seat
            """;

    @Override
    public long invite(Invitation invitation) {
        return handle.createQuery(INVITE)
                .bind("campaign", invitation.campaign().text())
                .bind("seat", invitation.seat().map(Seat::number).orElse(0))
                .bind("holder", invitation.holder())
                .bind("player", invitation.guest().user())
                .bind("playerName", invitation.guest().name())
                .bind("turns", invitation.turns())
                .bind("at", invitation.span().at().toEpochMilli())
                .bind("until", invitation.span().until().toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    @Override
    public Optional<Invitation> invitation(long id) {
        return handle.createQuery("SELECT * FROM invitation WHERE id = :id")
                .bind("id", id)
                .map(SqlStaffBook::invitation)
                .findOne();
    }

    @Override
    public List<Invitation> invitations(CampaignId campaign) {
        String sql = "SELECT * FROM invitation WHERE campaign = :campaign AND state = 'OPEN' ORDER BY id";
        return recall.once(
                INVITATIONS,
                campaign,
                () -> List.copyOf(handle.createQuery(sql)
                        .bind("campaign", campaign.text())
                        .map(SqlStaffBook::invitation)
                        .list()));
    }

    @Override
    public void settle(long id, Invitation.State state, Instant at) {
        handle.createUpdate("UPDATE invitation SET state = :state, settled = :at WHERE id = :id")
                .bind("state", state.name())
                .bind("at", at.toEpochMilli())
                .bind("id", id)
                .execute();
    }

    @Override
    public void lend(Loan loan, int since) {
        handle.createUpdate(LEND)
                .bind("campaign", loan.campaign().text())
                .bind("seat", loan.seat().number())
                .bind("owner", loan.owner())
                .bind("ownerName", loan.ownerName())
                .bind("since", since)
                .bind("turns", loan.left())
                .execute();
    }

    @Override
    public List<Loan> loans(CampaignId campaign) {
        return handle.createQuery(LOANS)
                .bind("campaign", campaign.text())
                .map((row, context) -> new Loan(
                        new CampaignId(row.getString("campaign")),
                        new Seat(row.getInt("seat")),
                        row.getLong("player"),
                        row.getString("player_name"),
                        row.getInt("left")))
                .list();
    }

    @Override
    public void endLoan(CampaignId campaign, Seat seat) {
        handle.createUpdate("DELETE FROM loan WHERE campaign = :campaign AND seat = :seat")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .execute();
    }

    @Override
    public OptionalLong guest(CampaignId campaign, Seat seat) {
        return handle
                .createQuery("SELECT player FROM seat_room WHERE campaign = :campaign AND seat = :seat")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .mapTo(Long.class)
                .stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }

    @Override
    public void open(CampaignId campaign, Seat seat, long player) {
        handle.createUpdate("INSERT INTO seat_room (campaign, seat, player) VALUES (:campaign, :seat, :player)"
                        + " ON CONFLICT (campaign, seat) DO UPDATE SET player = excluded.player")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .bind("player", player)
                .execute();
    }

    @Override
    public boolean depart(CampaignId campaign, long player) {
        return handle.createUpdate(
                                "INSERT INTO departure (campaign, player) VALUES (:campaign, :player) ON CONFLICT DO NOTHING")
                        .bind("campaign", campaign.text())
                        .bind("player", player)
                        .execute()
                == 1;
    }

    @Override
    public void arrive(CampaignId campaign, long player) {
        handle.createUpdate("DELETE FROM departure WHERE campaign = :campaign AND player = :player")
                .bind("campaign", campaign.text())
                .bind("player", player)
                .execute();
    }

    @Override
    public void retire(CampaignId campaign, long channel) {
        handle.createUpdate(
                        "INSERT INTO retired_room (channel, campaign) VALUES (:channel, :campaign) ON CONFLICT DO NOTHING")
                .bind("channel", channel)
                .bind("campaign", campaign.text())
                .execute();
    }

    @Override
    public Set<Long> retired(CampaignId campaign) {
        return new TreeSet<>(handle.createQuery("SELECT channel FROM retired_room WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .mapTo(Long.class)
                .list());
    }

    @Override
    public void oversaw(CampaignId campaign, long person) {
        handle.createUpdate(
                        "INSERT INTO overseer (campaign, person) VALUES (:campaign, :person) ON CONFLICT DO NOTHING")
                .bind("campaign", campaign.text())
                .bind("person", person)
                .execute();
    }

    @Override
    public SortedSet<Long> overseers(CampaignId campaign) {
        return new TreeSet<>(handle.createQuery("SELECT person FROM overseer WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .mapTo(Long.class)
                .list());
    }

    @Override
    public void bar(Bar bar, Instant at) {
        handle.createUpdate("INSERT INTO barred (campaign, player, player_name, reason, at)"
                        + " VALUES (:campaign, :player, :name, :reason, :at)"
                        + " ON CONFLICT (campaign, player) DO UPDATE SET player_name = excluded.player_name,"
                        + " reason = excluded.reason, at = excluded.at")
                .bind("campaign", bar.campaign().text())
                .bind("player", bar.user())
                .bind("name", bar.name())
                .bind("reason", bar.reason())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    @Override
    public void unbar(CampaignId campaign, long user) {
        handle.createUpdate("DELETE FROM barred WHERE campaign = :campaign AND player = :player")
                .bind("campaign", campaign.text())
                .bind("player", user)
                .execute();
    }

    @Override
    public Optional<Bar> barred(CampaignId campaign, long user) {
        return handle.createQuery(
                        "SELECT player_name, reason FROM barred WHERE campaign = :campaign AND player = :player")
                .bind("campaign", campaign.text())
                .bind("player", user)
                .map((row, context) -> new Bar(campaign, user, row.getString("player_name"), row.getString("reason")))
                .findOne();
    }

    @Override
    public Optional<Instant> seen(CampaignId campaign) {
        return handle.createQuery("SELECT seen FROM attention WHERE campaign = :campaign")
                .bind("campaign", campaign.text())
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public void see(CampaignId campaign, Instant at) {
        handle.createUpdate("INSERT INTO attention (campaign, seen) VALUES (:campaign, :at)"
                        + " ON CONFLICT (campaign) DO UPDATE SET seen = excluded.seen")
                .bind("campaign", campaign.text())
                .bind("at", at.toEpochMilli())
                .execute();
    }

    private static Invitation invitation(ResultSet row, StatementContext context) throws SQLException {
        int seat = row.getInt("seat");
        return new Invitation(
                row.getLong("id"),
                new CampaignId(row.getString("campaign")),
                seat == 0 ? Optional.empty() : Optional.of(new Seat(seat)),
                row.getLong("holder"),
                new Guest(row.getLong("player"), row.getString("player_name")),
                row.getInt("turns"),
                new Invitation.Span(
                        Instant.ofEpochMilli(row.getLong("at")), Instant.ofEpochMilli(row.getLong("until"))),
                Invitation.State.valueOf(row.getString("state")));
    }
}
