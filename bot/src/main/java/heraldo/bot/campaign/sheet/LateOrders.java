package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignTurn;
import java.time.Instant;
import java.util.Optional;

/**
 * Recognises late orders: given before the previous turn's deadline but arriving after it was played, they were not meant for
 * the open turn.
 */
public final class LateOrders {
    private LateOrders() {}

    /** The turn before, if what was said at an instant was meant for that; where no deadline lies between, it was not. */
    public static Optional<CampaignTurn> turn(Books books, CampaignTurn open, Instant said) {
        if (!said.isBefore(open.clock().opened())) {
            return Optional.empty();
        }
        return books.turns()
                .last(open.key().campaign(), open.key().number() - 1)
                .filter(before -> before.clock()
                        .early()
                        .or(before::due)
                        .filter(due -> !due.isAfter(open.clock().opened()) && said.isBefore(due))
                        .isPresent());
    }
}
