package heraldo.bot.store;

import heraldo.bot.campaign.model.HoldReason;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The backlog of a database: waiting posts and stopped turns.
 *
 * @param waiting number of posts that wait in the outbox
 * @param since time at which the oldest of them was written
 * @param stopped the turns that are held or have crashed
 */
public record Backlog(int waiting, Optional<Instant> since, List<Stopped> stopped) {
    /**
     * The channels of a lesson are taken away days later: that waits only if it has been tried in vain. What is passed on to other
     * servers waits for as long as Discord wants, which is no trouble.
     */
    static final String WAITING = """
        SELECT count(*) AS waiting, min(written) AS since FROM outbox
        WHERE done IS NULL AND kind <> 'PUBLICATION' AND (kind <> 'CLEARED' OR attempts > 0)
        """;

    private static final String STOPPED = """
        SELECT campaign.id, campaign.name, coalesce(turn_number.shown, turn.number) AS seen, turn.status, turn.hold, turn.due,
            absence.since IS NOT NULL AS exiled
        FROM turn JOIN campaign ON campaign.id = turn.campaign
            LEFT JOIN turn_number ON turn_number.campaign = turn.campaign AND turn_number.number = turn.number
            LEFT JOIN absence ON absence.guild = campaign.guild
        WHERE campaign.status = 'RUNNING' AND turn.status IN ('HELD', 'CRASHED')
        ORDER BY campaign.name, campaign.id
        """;

    /**
     * A turn whose deadline does not stand, or that could not be played.
     *
     * @param campaign its id, and {@code name} its name
     * @param turn what people call it
     * @param crashed whether the engine failed; otherwise it is held
     * @param reason why it is held
     * @param due when it ends, if it goes on by itself
     * @param exiled whether the bot has been turned out of its server
     */
    public record Stopped(
            String campaign,
            String name,
            int turn,
            boolean crashed,
            HoldReason reason,
            Optional<Instant> due,
            boolean exiled) {}

    /** Reads the backlog from a database. */
    public static Backlog of(Handle handle) {
        List<Stopped> stopped = handle.createQuery(STOPPED)
                .map((row, context) -> new Stopped(
                        row.getString("id"),
                        row.getString("name"),
                        row.getInt("seen"),
                        row.getString("status").equals("CRASHED"),
                        HoldReason.valueOf(row.getString("hold")),
                        Columns.instant(row, "due"),
                        row.getBoolean("exiled")))
                .list();
        return handle.createQuery(WAITING)
                .map((row, context) -> new Backlog(row.getInt("waiting"), Columns.instant(row, "since"), stopped))
                .one();
    }
}
