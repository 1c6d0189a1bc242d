package heraldo.bot.store;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Takes away posts that nothing asks for any more, and what came with them. Whatever everybody has read stays: links, vouchers and the
 * posts that are changed later name it, and by the newest the program knows whether its books are the latest.
 */
record SpentRows(Handle handle) {
    private static final String CARDS = LaneStatements.names(Dispatch.Kind::opensCard);

    /** In the words of the index that finds them. The latest post from which a card opens is changed when the next one comes. */
    private static final String SPENT = "done < :before AND kind IN " + SlimBooks.SPENT + " AND (kind NOT IN " + CARDS
            + " OR (SELECT status FROM campaign WHERE campaign.id = spent.campaign) = 'ENDED'"
            + " OR EXISTS (SELECT 1 FROM outbox AS later WHERE later.campaign = spent.campaign AND later.id > spent.id"
            + " AND later.seat = spent.seat AND later.external IS NOT NULL AND later.kind IN " + CARDS + "))";

    private static final String ANY = "SELECT EXISTS (SELECT 1 FROM outbox AS spent WHERE " + SPENT + ")";
    private static final String FIRST =
            "SELECT id, campaign, number, step FROM outbox AS spent WHERE " + SPENT + " ORDER BY done LIMIT :most";

    /** While a turn can still be played, nobody is told anything a second time. */
    private static final String NOTICES = """
        DELETE FROM notice WHERE campaign = :campaign AND number = :number AND step = :step
            AND EXISTS (SELECT 1 FROM turn WHERE turn.campaign = :campaign AND turn.number = :number AND turn.step = :step
                AND turn.status IN ('PUBLISHED', 'WITHDRAWN'))
        """;

    private record Spent(long id, Optional<TurnKey> turn) {}

    boolean any(Instant before) {
        return handle.createQuery(ANY)
                .bind("before", before.toEpochMilli())
                .mapTo(Boolean.class)
                .one();
    }

    int forget(Instant before, int most) {
        List<Spent> spent = handle.createQuery(FIRST)
                .bind("before", before.toEpochMilli())
                .bind("most", most)
                .map((row, context) -> spent(row))
                .list();
        for (Spent each : spent) {
            handle.createUpdate("DELETE FROM outbox WHERE id = :id")
                    .bind("id", each.id())
                    .execute();
        }
        spent.stream()
                .flatMap(each -> each.turn().stream())
                .distinct()
                .forEach(turn -> Columns.at(handle.createUpdate(NOTICES), turn).execute());
        return spent.size();
    }

    private static Spent spent(ResultSet row) throws SQLException {
        row.getInt("number");
        return new Spent(row.getLong("id"), row.wasNull() ? Optional.empty() : Optional.of(Columns.turn(row)));
    }
}
