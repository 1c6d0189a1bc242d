package heraldo.bot.store;

import heraldo.bot.campaign.book.PresenceBook;
import heraldo.bot.campaign.model.Alias;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.Reliability;
import heraldo.rules.kernel.Seat;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The attendance of players, in the database. */
record SqlPresenceBook(Handle handle) implements PresenceBook {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int ALIAS_BYTES = 16;
    private static final String NOTE = """
            INSERT INTO presence (campaign, turn, seat, player, kind, excused)
            VALUES (:campaign, :turn, :seat, :player, :kind, :excused)
            ON CONFLICT (campaign, turn, seat) DO UPDATE SET player = excluded.player, kind = excluded.kind,
                excused = excluded.excused
            """;
    private static final String CALL = """
            INSERT INTO alias (campaign, player, alias, player_name)
            VALUES (:campaign, :player, :alias, coalesce((SELECT player_name FROM seat
                WHERE campaign = :campaign AND number = :seat AND player = :player), ''))
            ON CONFLICT (campaign, player) DO UPDATE SET player_name = excluded.player_name
                WHERE excluded.player_name NOT IN ('', alias.player_name)
            """;
    private static final String ALIASES = """
            SELECT alias.* FROM alias JOIN campaign ON campaign.id = alias.campaign
            WHERE campaign.guild = :guild AND campaign.status = 'ENDED' ORDER BY campaign.rowid, alias.player
            """;
    private static final String RELIABILITY = """
            SELECT count(*) AS due, count(CASE WHEN kind IN ('SENT', 'STANDING') THEN 1 END) AS sent
            FROM presence JOIN campaign ON campaign.id = presence.campaign AND campaign.guild = :guild
            WHERE player = :player AND excused = 0
            """;

    @Override
    public void note(Presence presence) {
        handle.createUpdate("DELETE FROM presence WHERE campaign = :campaign AND turn > :turn")
                .bind("campaign", presence.campaign().text())
                .bind("turn", presence.turn())
                .execute();
        handle.createUpdate(NOTE)
                .bind("campaign", presence.campaign().text())
                .bind("turn", presence.turn())
                .bind("seat", presence.seat().number())
                .bind("player", presence.player())
                .bind("kind", presence.kind())
                .bind("excused", presence.excused())
                .execute();
        handle.createUpdate(CALL)
                .bind("campaign", presence.campaign().text())
                .bind("player", presence.player())
                .bind("seat", presence.seat().number())
                .bind("alias", alias())
                .execute();
    }

    private static String alias() {
        byte[] drawn = new byte[ALIAS_BYTES];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    @Override
    public List<Presence> all(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM presence WHERE campaign = :campaign ORDER BY seat, turn")
                .bind("campaign", campaign.text())
                .map((row, context) -> presence(row))
                .list();
    }

    @Override
    public List<Alias> aliases(CampaignId campaign) {
        return handle.createQuery("SELECT * FROM alias WHERE campaign = :campaign ORDER BY player")
                .bind("campaign", campaign.text())
                .map((row, context) -> alias(row))
                .list();
    }

    @Override
    public List<Alias> aliases(long guild) {
        return handle.createQuery(ALIASES)
                .bind("guild", guild)
                .map((row, context) -> alias(row))
                .list();
    }

    private static Alias alias(ResultSet row) throws SQLException {
        return new Alias(
                new CampaignId(row.getString("campaign")),
                row.getLong("player"),
                row.getString("alias"),
                row.getString("player_name"));
    }

    @Override
    public List<Presence> of(CampaignId campaign, int turn) {
        return handle.createQuery("SELECT * FROM presence WHERE campaign = :campaign AND turn = :turn ORDER BY seat")
                .bind("campaign", campaign.text())
                .bind("turn", turn)
                .map((row, context) -> presence(row))
                .list();
    }

    @Override
    public Optional<Presence> last(CampaignId campaign, Seat seat, long player) {
        return handle.createQuery("SELECT * FROM presence WHERE campaign = :campaign AND seat = :seat"
                        + " AND player = :player ORDER BY turn DESC LIMIT 1")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .bind("player", player)
                .map((row, context) -> presence(row))
                .findOne();
    }

    @Override
    public int played(CampaignId campaign, Seat seat, long player) {
        return handle.createQuery("SELECT count(*) FROM presence WHERE campaign = :campaign AND seat = :seat"
                        + " AND player = :player AND kind IN ('SENT', 'STANDING')")
                .bind("campaign", campaign.text())
                .bind("seat", seat.number())
                .bind("player", player)
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public int excused(CampaignId campaign, long player, int before) {
        return handle.createQuery("SELECT count(*) FROM presence WHERE campaign = :campaign AND player = :player"
                        + " AND excused = 1 AND turn < :before")
                .bind("campaign", campaign.text())
                .bind("player", player)
                .bind("before", before)
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public Reliability reliability(long guild, long player) {
        return handle.createQuery(RELIABILITY)
                .bind("guild", guild)
                .bind("player", player)
                .map((row, context) -> new Reliability(row.getInt("sent"), row.getInt("due")))
                .one();
    }

    private static Presence presence(ResultSet row) throws SQLException {
        return new Presence(
                new CampaignId(row.getString("campaign")),
                row.getInt("turn"),
                new Seat(row.getInt("seat")),
                row.getLong("player"),
                Presence.Kind.valueOf(row.getString("kind")),
                row.getBoolean("excused"));
    }
}
