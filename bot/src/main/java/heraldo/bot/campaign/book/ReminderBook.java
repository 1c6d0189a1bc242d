package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of reminders that have been given ahead of their time, alone or together with another one. */
public interface ReminderBook {

    /** A seat in a turn, of which its player is reminded. */
    record Entry(TurnKey turn, Seat seat) {}

    /** Up to which time a seat has been reminded of a turn; empty if every time still counts. */
    Optional<Instant> until(Entry entry);

    /**
     * Notes that a seat need not be reminded of a turn again up to a time.
     *
     * @param with the reminder that it was given together with; empty if it stood alone
     */
    void note(Entry entry, Instant until, Optional<Entry> with);

    /** Returns the entries whose reminders are given together with this one, in the order of campaigns. */
    List<Entry> with(Entry entry);

    /** From now on nothing is given together with a reminder. */
    void alone(Entry entry);
}
