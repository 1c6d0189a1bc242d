package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.rulebook.Bureau;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes out of the books, little by little, what was said to somebody alone and is of no use any more. What everybody has read stays:
 * links, vouchers and proofs lead there.
 */
final class SpentPosts {
    private static final Logger LOG = LoggerFactory.getLogger(SpentPosts.class);
    /** Far longer than anybody goes back to a card, a reminder or an alert. */
    private static final Duration MEMORY = Duration.ofDays(90);
    /** Few enough that whoever writes meanwhile does not notice. */
    private static final int BATCH = 50;

    private final Bureau bureau;

    SpentPosts(Bureau bureau) {
        this.bureau = bureau;
    }

    /** Takes away what there is, until others have more urgent things to do. Never fails: what is left goes the next time. */
    void work(BooleanSupplier urgent) {
        Instant before = bureau.clock().instant().minus(MEMORY);
        try {
            // Looking is not writing: books in which there is nothing to do are not copied anew for it.
            while (!urgent.getAsBoolean()
                    && bureau.ledger().read(books -> books.outbox().spent(before))) {
                bureau.ledger().record(books -> books.outbox().forget(before, BATCH));
            }
        } catch (RuntimeException e) {
            LOG.warn(
                    "what is spent could not be taken out of the books: {}",
                    e.getClass().getName());
        }
    }
}
