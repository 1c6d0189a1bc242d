package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.ReminderBook.Entry;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.ReminderTimes;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Reminds players that they are waited for, at the times they chose. Players who get reminders as direct messages get all
 * reminders of the next hour in one.
 */
final class Crier {

    private static final Duration TOGETHER = Duration.ofHours(1);

    private final Bureau bureau;
    private final Waiting waiting;

    Crier(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.waiting = new Waiting(bureau, positions);
    }

    /** Reminds those who are waited for and whose time has come, while there is still time. */
    void remind(TurnKey key) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            CampaignTurn turn = books.turns().find(key).orElseThrow();
            Campaign campaign = Usher.find(books, key.campaign());
            for (Seat seat : waiting.in(books, turn).keySet()) {
                Entry entry = new Entry(key, seat);
                come(books, campaign, turn, seat, now, now).ifPresent(time -> {
                    if (now.isBefore(time)) {
                        books.reminders().note(entry, time, Optional.empty());
                    }
                    call(books, entry, campaign, now);
                });
            }
            books.turns().remindAt(key, ReminderPlan.next(books, campaign, turn.due(), now));
        });
        bureau.wake();
    }

    /** The last of a seat's times that has come by an instant, unless it has been reminded ahead of it. */
    private static Optional<Instant> come(
            Books books, Campaign campaign, CampaignTurn turn, Seat seat, Instant until, Instant now) {
        Optional<Instant> since = books.turns().remindedAt(turn.key());
        if (since.isEmpty() || turn.due().isEmpty()) {
            return Optional.empty();
        }
        Occupancy occupancy = books.occupancies().of(campaign.id(), seat);
        ReminderTimes times =
                ReminderPlan.times(books, campaign, occupancy, turn.due().get());
        Optional<Instant> done = books.reminders().until(new Entry(turn.key(), seat));
        return times.come(since.get(), until, now)
                .filter(time -> done.filter(given -> !given.isBefore(time)).isEmpty());
    }

    private void call(Books books, Entry entry, Campaign campaign, Instant now) {
        Posts.to(books, Dispatch.Kind.REMINDER, entry.turn(), entry.seat(), now);
        long user = books.occupancies().of(campaign.id(), entry.seat()).user();
        books.reminders().alone(entry);
        if (books.preferences().of(user).reminders().direct()) {
            books.campaigns().of(user).stream()
                    .filter(other -> !other.id().equals(campaign.id()))
                    .forEach(other -> join(books, entry, other, user, now));
        }
    }

    /** Joins a reminder that the same user would soon get in another campaign to the leading one. */
    private void join(Books books, Entry leading, Campaign campaign, long user, Instant now) {
        Optional<CampaignTurn> newest = books.turns().newest(campaign.id());
        Optional<Seat> seat = Usher.occupancy(books, campaign, user).map(Occupancy::seat);
        if (newest.isPresent() && seat.isPresent()) {
            CampaignTurn turn = newest.get();
            come(books, campaign, turn, seat.get(), now.plus(TOGETHER), now)
                    .filter(time -> waiting.in(books, turn).containsKey(seat.get()))
                    .ifPresent(time ->
                            books.reminders().note(new Entry(turn.key(), seat.get()), time, Optional.of(leading)));
        }
    }
}
