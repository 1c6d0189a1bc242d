package heraldo.bot.crash;

import heraldo.bot.store.Inflated;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/** What the books said before, and what players were promised: none of it may be gone or different. */
final class Memory {
    /**
     * Every sheet by its receipt, every revision of a sheet as its player's desk was made for it, every turn. What the program
     * has sent for a player, be it what stands for such turns, is shown to them as theirs, also while somebody else has their
     * seat; and whoever takes a seat is shown the sheet as whoever had it has left it.
     */
    private static final String KEPT = """
            SELECT code FROM order_sheet
            UNION ALL SELECT sheet.campaign || ' ' || sheet.number || '.' || step || ' ' || revision || ' ' || player
            FROM order_sheet AS sheet JOIN (SELECT campaign, number AS seat, player FROM seat
                UNION SELECT campaign, seat, player FROM seat_left) AS holder
                ON holder.campaign = sheet.campaign AND holder.seat = sheet.seat
            UNION ALL SELECT campaign || ' ' || number || '.' || step FROM turn
            """;

    private static final String RESULTS = """
            SELECT campaign || ' turn ' || number || '.' || step AS turn,
                hex(%s) || hex(inflated(story)) || hex(link) || hex(root) || resolved AS result
            FROM turn WHERE resolved IS NOT NULL
            """;
    /**
     * Each result follows from the one before, or the game master has stepped in; a turn with two would have one that does not.
     */
    private static final String TWICE = """
            SELECT campaign || ' turn ' || number || '.' || step || ' does not follow from the result before' FROM (
                SELECT campaign, number, step, inflated(state) AS state,
                    lag(%s) OVER (PARTITION BY campaign, lap ORDER BY number, step) AS before
                FROM turn WHERE resolved IS NOT NULL) AS turn
            WHERE before IS NOT NULL AND before <> state AND NOT EXISTS (SELECT 1 FROM gm_act AS act
                WHERE act.kind = 'edict' AND act.campaign = turn.campaign AND act.number = turn.number
                    AND act.step = turn.step)
            """;

    private static final String TOLD_TWICE = """
            SELECT kind || ' of turn ' || number FROM outbox
            WHERE kind IN ('OPENED', 'STARTED', 'TURN_OPENED', 'SEALED', 'STEP', 'RESULT', 'BRIEFING',
                'PART', 'SUMMONS', 'ENDED')
            GROUP BY campaign, kind, number, step, seat HAVING count(*) > 1
            """;
    /**
     * Turns of a length of their own leave the cadence where it was, and do not wait for a deadline that the game master or the
     * players have put off and that was not needed; old books do not know in which turn that was.
     */
    private static final String BACKWARDS = """
            SELECT 'the deadline of turn ' || later.number FROM turn AS later JOIN turn AS earlier
                ON earlier.campaign = later.campaign AND earlier.lap = later.lap AND earlier.number < later.number
            WHERE later.nominal < earlier.nominal
                OR later.due < earlier.due AND NOT (later.opened < earlier.due AND EXISTS (SELECT 1 FROM gm_act AS act
                    WHERE act.kind IN ('extend', 'granted-extend') AND act.campaign = earlier.campaign
                        AND coalesce(act.number, earlier.number) = earlier.number))
            """;

    /** After a pause the deadline is another one. */
    private static final String DUE = """
            SELECT campaign || ' turn ' || number || '.' || step || ' after pause ' || (SELECT count(*) FROM gm_act AS act
                WHERE act.kind = 'resume' AND act.campaign = turn.campaign AND act.number = turn.number
                    AND act.step = turn.step) AS turn, due
            FROM turn WHERE due IS NOT NULL
            """;

    private final Set<String> receipts = ConcurrentHashMap.newKeySet();
    private final Map<String, String> results = new TreeMap<>();
    private final Map<String, Long> deadlines = new TreeMap<>();

    void promised(String receipt) {
        receipts.add(receipt);
    }

    /** How many orders were acknowledged. */
    int promises() {
        return (int) receipts.stream().filter(Promises::ofAnOrder).count();
    }

    List<Finding> compare(Handle books) {
        List<Finding> findings = new ArrayList<>();
        receipts(books, findings);
        results(books, findings);
        deadlines(books, findings);
        each(books, TWICE.formatted(Inflated.after(books)), Sin.DOUBLE, findings);
        each(books, TOLD_TWICE, Sin.DOUBLE, findings);
        each(books, BACKWARDS, Sin.UNSOUND, findings);
        return findings;
    }

    private void receipts(Handle books, List<Finding> findings) {
        Set<String> missing = new HashSet<>(receipts);
        books.createQuery(KEPT).mapTo(String.class).forEach(missing::remove);
        missing.forEach(code -> findings.add(new Finding(Sin.LOST, "the order with the receipt " + code)));
    }

    private void results(Handle books, List<Finding> findings) {
        Map<String, String> there = new TreeMap<>();
        books.createQuery(RESULTS.formatted(Inflated.after(books)))
                .map((row, context) -> Map.entry(row.getString("turn"), row.getString("result")))
                .forEach(entry -> there.put(entry.getKey(), entry.getValue()));
        results.forEach((turn, result) -> {
            if (!there.containsKey(turn)) {
                findings.add(new Finding(Sin.LOST, "the result of " + turn));
            } else if (!there.get(turn).equals(result)) {
                findings.add(new Finding(Sin.DOUBLE, "the result of " + turn + " is another than before"));
            }
        });
        results.putAll(there);
    }

    /** A deadline may be put off, never brought forward. */
    private void deadlines(Handle books, List<Finding> findings) {
        books.createQuery(DUE)
                .map((row, context) -> Map.entry(row.getString("turn"), row.getLong("due")))
                .forEach(entry -> {
                    Long before = deadlines.put(entry.getKey(), entry.getValue());
                    if (before != null && before > entry.getValue()) {
                        findings.add(new Finding(Sin.UNSOUND, "the deadline of " + entry.getKey() + " went back"));
                    }
                });
    }

    private static void each(Handle books, String query, Sin sin, List<Finding> findings) {
        books.createQuery(query).mapTo(String.class).forEach(what -> findings.add(new Finding(sin, what)));
    }
}
