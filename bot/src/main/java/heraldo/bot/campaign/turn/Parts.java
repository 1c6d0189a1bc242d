package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Tells seats in their own channels that a turn has ended, in at most one message each. In simultaneous turns every due seat is
 * told. In sequential ones the seats that lost something are told, and those with something private to read that did not play:
 * a player who did was told at once. Seats that are called to the next turn find it all in that message. Of the end of the
 * game every seat is told.
 *
 * @param turn the turn, its last step
 * @param ended the same, as it was opened
 * @param losses the losses by seat, in words that everybody may read
 * @param concerned those for whom there is something that they alone may read
 */
record Parts(TurnKey turn, Turn ended, SortedMap<Seat, Message> losses, SortedSet<Seat> concerned) {

    /** Puts them into the outbox. */
    void post(Books books, Position<?> next, Instant now) {
        List<Seat> called = next.outcome().isPresent() ? List.of() : TurnOpening.called(books, turn.campaign(), next);
        books.occupancies().of(turn.campaign()).stream()
                .filter(Occupancy::played)
                .map(Occupancy::seat)
                .filter(seat -> !called.contains(seat))
                .filter(seat -> next.outcome().isPresent() || reads(books, seat))
                .forEach(seat ->
                        Posts.to(books, Dispatch.Kind.PART, turn, seat, Optional.ofNullable(losses.get(seat)), now));
    }

    private boolean reads(Books books, Seat seat) {
        if (losses.containsKey(seat)) {
            return true;
        }
        return ended.instant()
                ? concerned.contains(seat) && !wrote(books, seat)
                : ended.due().contains(seat) || concerned.contains(seat);
    }

    /** Returns whether the player ended the turn in person, without a plan or governor, and so has read its result. */
    private boolean wrote(Books books, Seat seat) {
        return books.sheets()
                .latest(turn, seat)
                .filter(revision -> revision.author() != Revision.GOVERNOR)
                .isPresent();
    }
}
