package heraldo.bot.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * What does not go on.
 *
 * @param waiting how many posts wait in the outbox
 * @param since when the oldest of them was written
 * @param stuck the turns that do not go on of themselves
 */
public record Backlog(int waiting, Optional<Instant> since, List<Stuck> stuck) {
    private static final String WAITING =
            "SELECT count(*) AS waiting, min(written) AS since FROM outbox WHERE done IS NULL";
    private static final String STUCK = """
        SELECT campaign.id, campaign.name, coalesce(turn_number.shown, turn.number) AS seen, turn.status, turn.hold
        FROM turn JOIN campaign ON campaign.id = turn.campaign
            LEFT JOIN turn_number ON turn_number.campaign = turn.campaign AND turn_number.number = turn.number
        WHERE campaign.status = 'RUNNING' AND turn.status IN ('HELD', 'CRASHED')
        ORDER BY campaign.name, campaign.id
        """;

    /**
     * A turn that does not go on of itself.
     *
     * @param campaign its id, and {@code name} its name
     * @param turn what people call it
     * @param crashed whether the engine failed; otherwise it is held
     * @param reason why it is held
     */
    public record Stuck(String campaign, String name, int turn, boolean crashed, String reason) {}

    static Backlog of(Handle handle) {
        List<Stuck> stuck = handle.createQuery(STUCK)
                .map((row, context) -> new Stuck(
                        row.getString("id"),
                        row.getString("name"),
                        row.getInt("seen"),
                        row.getString("status").equals("CRASHED"),
                        row.getString("hold")))
                .list();
        return handle.createQuery(WAITING)
                .map((row, context) -> {
                    int waiting = row.getInt("waiting");
                    Optional<Instant> since =
                            waiting == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(row.getLong("since")));
                    return new Backlog(waiting, since, stuck);
                })
                .one();
    }
}
