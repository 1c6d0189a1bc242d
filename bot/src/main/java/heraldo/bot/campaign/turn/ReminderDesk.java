package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.ReminderBook.Entry;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Seat;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Provides the content of a reminder at the moment it is posted. */
public final class ReminderDesk {

    private final Bureau bureau;
    private final Ledger ledger;
    private final InstantSource clock;
    private final Waiting waiting;

    public ReminderDesk(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.ledger = bureau.ledger();
        this.clock = bureau.clock();
        this.waiting = new Waiting(bureau, positions);
    }

    /**
     * A reminder that is said together with another one.
     *
     * @param missing the work that its seat has left
     */
    public record Together(CampaignTurn turn, Seat seat, Missing missing) {}

    /** Returns the work that a seat has left in a turn; empty if nobody waits for it any more. */
    public Optional<Missing> missing(TurnKey turn, Seat seat) {
        return ledger.read(books -> missing(books, turn, seat));
    }

    /** The same, in the middle of something else. */
    public Optional<Missing> missing(Books books, TurnKey turn, Seat seat) {
        return waiting.of(books, turn, seat);
    }

    /** Returns the turns in other campaigns that still wait for the same person and that a reminder tells along with its own. */
    public SortedMap<CampaignId, Together> together(Dispatch leading) {
        return ledger.read(books -> {
            SortedMap<CampaignId, Together> together = new TreeMap<>(Comparator.comparing(CampaignId::text));
            for (Entry entry : books.reminders().with(entry(leading))) {
                waiting.of(books, entry.turn(), entry.seat())
                        .ifPresent(missing -> together.put(
                                entry.turn().campaign(),
                                new Together(books.turns().find(entry.turn()).orElseThrow(), entry.seat(), missing)));
            }
            return together;
        });
    }

    /** A reminder cannot be said together with others: each goes to its own channel. */
    public void apart(Dispatch leading) {
        boolean parted = ledger.write(books -> {
            List<Entry> others = books.reminders().with(entry(leading));
            others.forEach(
                    other -> Posts.to(books, Dispatch.Kind.REMINDER, other.turn(), other.seat(), clock.instant()));
            books.reminders().alone(entry(leading));
            return !others.isEmpty();
        });
        if (parted) {
            bureau.wake();
        }
    }

    private static Entry entry(Dispatch dispatch) {
        return new Entry(dispatch.turn().orElseThrow(), dispatch.seat().orElseThrow());
    }
}
