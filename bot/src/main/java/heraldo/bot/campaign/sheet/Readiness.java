package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.rulebook.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Ends a turn early when all due players are ready: at once or, where the campaign grants an undo window, when that has passed.
 * The early end is stored in the turn's row, and cancelled when one of them is no longer ready.
 */
public final class Readiness {
    private Readiness() {}

    /** Returns whether every due player has said that they are ready. */
    public static boolean complete(Books books, CampaignTurn turn, Position<?> position, List<Occupancy> occupancies) {
        return position.turn().due().stream()
                .filter(seat -> occupancies.get(seat.number() - 1).played())
                .allMatch(seat -> books.sheets()
                        .latest(turn.key(), seat)
                        .map(Revision::ready)
                        .orElse(false));
    }

    /**
     * The turn as it is now that somebody has written on their sheet.
     *
     * @param early whether they have just said that they are ready, and may end the turn by that
     * @return empty if it goes on as before
     */
    static Optional<CampaignTurn> after(Books books, OpenSheet openSheet, boolean early, Instant now) {
        CampaignTurn turn = openSheet.turn();
        boolean complete = (early || turn.clock().early().isPresent())
                && complete(books, turn, openSheet.position(), openSheet.occupancies());
        if (!complete) {
            return turn.clock().early().map(stopped -> turn.goingOn());
        }
        Duration window = openSheet.campaign().terms().early().undo();
        if (early && (window.isZero() || openSheet.instant())) {
            return Optional.of(turn.handedIn());
        }
        // Without a deadline that stands nobody knows when the time is over.
        return turn.deadline()
                .filter(due -> turn.clock().early().isEmpty())
                .map(due -> turn.endingAt(earlier(due, now.plus(window))));
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
