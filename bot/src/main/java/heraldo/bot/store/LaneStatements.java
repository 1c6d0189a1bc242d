package heraldo.bot.store;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Lane;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Says in SQL which dispatch of the outbox goes which way, and which of them waits for others. */
final class LaneStatements {
    /** The query for waiting dispatches with the lane of each, in the words of {@link Lane}. */
    private static final String LANES =
            "SELECT *, " + places() + " AS place, " + rooms() + " AS room FROM outbox WHERE done IS NULL";
    /**
     * The condition for dispatches that wait for none of another lane. The plus keeps a database from looking through everything
     * that a campaign has ever posted.
     */
    private static final String FIRST = " AS later WHERE NOT EXISTS"
            + " (SELECT 1 FROM outbox AS first WHERE first.done IS NULL AND first.campaign = later.campaign"
            + " AND +first.id < later.id AND (first.seat IS NULL OR first.seat = later.seat) AND (" + edges() + "))";

    /** The lanes of one campaign that have something to send now. */
    static final String READY_IN = front(heads(free("") + " AND campaign = :campaign"));

    /** The query for the first dispatch of a lane. */
    static final String HEAD = "SELECT * FROM (" + free("")
            + ") AS free WHERE campaign = :campaign AND place = :place AND room = :room ORDER BY id LIMIT 1";

    private LaneStatements() {}

    /**
     * The lanes that have something to send now.
     *
     * @param where a condition, after others, of rows of the outbox
     */
    static String ready(String where) {
        return front(heads(free(where)));
    }

    /**
     * Returns the query for the time at which the first of all lanes has something to send, with a condition as in
     * {@link #ready}.
     */
    static String nextAlarm(String where) {
        return "SELECT min(again) FROM (" + heads(free(where)) + ") AS front";
    }

    private static String free(String where) {
        return "SELECT * FROM (" + LANES + where + ")" + FIRST;
    }

    private static String heads(String free) {
        return "SELECT head.*, outbox.again FROM (SELECT campaign, place, room, min(id) AS id FROM (" + free
                + ") AS free GROUP BY campaign, place, room) AS head JOIN outbox ON outbox.id = head.id";
    }

    private static String front(String heads) {
        return "SELECT campaign, place, room FROM (" + heads + ") AS front WHERE again <= :now ORDER BY id";
    }

    private static String places() {
        return Arrays.stream(Dispatch.Kind.values())
                .map(kind -> "WHEN '" + kind + "' THEN '" + kind.place() + "'")
                .collect(Collectors.joining(" ", "CASE kind ", " END"));
    }

    /** The number of the seat whose own channel it is, or 0. */
    private static String rooms() {
        return "CASE WHEN kind IN " + names(kind -> kind.place() == Dispatch.Place.SEAT) + " THEN seat ELSE 0 END";
    }

    private static String edges() {
        return Arrays.stream(Dispatch.Kind.values())
                .filter(first -> Arrays.stream(Dispatch.Kind.values()).anyMatch(first::precedes))
                .map(first -> "first.kind = '" + first + "' AND later.kind IN " + names(first::precedes))
                .collect(Collectors.joining(" OR "));
    }

    /** The kinds of dispatches that are so, as statements name them. */
    static String names(Predicate<Dispatch.Kind> which) {
        return Arrays.stream(Dispatch.Kind.values())
                .filter(which)
                .map(kind -> "'" + kind + "'")
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
