package heraldo.bot.store;

import heraldo.bot.campaign.book.ReminderBook;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;

/** Reminders given ahead of their time, in the database. */
record SqlReminderBook(Handle handle) implements ReminderBook {

    private static final String THIS =
            " WHERE campaign = :campaign AND number = :number AND step = :step AND seat = :seat";
    private static final String TOGETHER = " WHERE with_campaign = :campaign AND with_number = :number"
            + " AND with_step = :step AND with_seat = :seat";
    private static final String NOTE = """
            INSERT INTO reminded
                (campaign, number, step, seat, until, with_campaign, with_number, with_step, with_seat)
            VALUES (:campaign, :number, :step, :seat, :until, :withCampaign, :withNumber, :withStep, :withSeat)
            ON CONFLICT (campaign, number, step, seat) DO UPDATE SET until = excluded.until,
                with_campaign = excluded.with_campaign, with_number = excluded.with_number,
                with_step = excluded.with_step, with_seat = excluded.with_seat
            """;

    @Override
    public Optional<Instant> until(Entry entry) {
        return at(handle.createQuery("SELECT until FROM reminded" + THIS), entry)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    @Override
    public void note(Entry entry, Instant until, Optional<Entry> with) {
        at(handle.createUpdate(NOTE), entry)
                .bind("until", until.toEpochMilli())
                .bind("withCampaign", with.map(other -> other.turn().campaign().text()))
                .bind("withNumber", with.map(other -> other.turn().number()))
                .bind("withStep", with.map(other -> other.turn().step()))
                .bind("withSeat", with.map(other -> other.seat().number()))
                .execute();
    }

    @Override
    public List<Entry> with(Entry entry) {
        return at(handle.createQuery("SELECT * FROM reminded" + TOGETHER + " ORDER BY campaign, number, step"), entry)
                .map((row, context) -> new Entry(Columns.turn(row), new Seat(row.getInt("seat"))))
                .list();
    }

    @Override
    public void alone(Entry entry) {
        at(
                        handle.createUpdate("UPDATE reminded SET with_campaign = NULL, with_number = NULL,"
                                + " with_step = NULL, with_seat = NULL" + TOGETHER),
                        entry)
                .execute();
    }

    private static <T extends SqlStatement<T>> T at(T statement, Entry entry) {
        TurnKey turn = entry.turn();
        return Columns.at(statement, turn).bind("seat", entry.seat().number());
    }
}
