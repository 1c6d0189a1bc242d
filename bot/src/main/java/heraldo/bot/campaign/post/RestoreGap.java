package heraldo.bot.campaign.post;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnStatus;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Handles the gap after an older backup was restored: turns were played and posted that the books do not know. Such a campaign
 * is held and says so in public; its game master decides how it goes on. New posts get numbers that no lost one can have had,
 * so that none is mistaken for a post that already exists.
 */
public final class RestoreGap {
    private static final Logger LOG = LoggerFactory.getLogger(RestoreGap.class);

    private final Ledger ledger;
    private final InstantSource clock;

    public RestoreGap(Ledger ledger, InstantSource clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /**
     * The books have just been restored: holds every campaign that is being played.
     *
     * @return how many these are
     */
    public int holdAll() {
        Instant now = clock.instant();
        return ledger.write(books -> {
            List<Campaign> running = books.campaigns().running();
            books.outbox().leap(0, now);
            running.forEach(campaign -> hold(books, campaign, now));
            return running.size();
        });
    }

    /** {@link #check(PostedMarks, List)} of all campaigns. */
    public void check(PostedMarks posted) {
        check(posted, ledger.read(books -> books.campaigns().running()));
    }

    /**
     * Compares the books with what is posted, and holds the campaigns of which more has been posted than the books know. To be
     * called before anything else is done with these campaigns.
     *
     * @param running those that are being played
     */
    public void check(PostedMarks posted, List<Campaign> running) {
        for (Campaign campaign : running) {
            OptionalLong newest = newest(posted, campaign);
            if (newest.isPresent() && isUnknown(campaign, newest.getAsLong())) {
                LOG.error(
                        "More has been posted of {} than this database knows: it is an older copy. The campaign is held"
                                + " until its game master decides.",
                        campaign.id());
                hold(campaign, newest.getAsLong());
            }
        }
    }

    private OptionalLong newest(PostedMarks posted, Campaign campaign) {
        try {
            Optional<String> known = ledger.read(books -> books.outbox().latestPost(campaign.id()));
            return posted.newest(campaign, known);
        } catch (RuntimeException e) {
            LOG.warn(
                    "what is posted of {} could not be read: {}",
                    campaign.id(),
                    e.getClass().getSimpleName());
            return OptionalLong.empty();
        }
    }

    private boolean isUnknown(Campaign campaign, long dispatch) {
        return !ledger.read(books -> books.outbox().accountsFor(campaign.id(), dispatch));
    }

    private void hold(Campaign campaign, long newest) {
        Instant now = clock.instant();
        ledger.record(books -> {
            books.outbox().leap(newest, now);
            hold(books, Usher.find(books, campaign.id()), now);
        });
    }

    /** A crashed turn waits for the game master anyway. */
    private static void hold(Books books, Campaign campaign, Instant now) {
        CampaignTurn turn = books.turns().newest(campaign.id()).orElseThrow();
        if (turn.status() != TurnStatus.CRASHED) {
            books.turns().change(turn, turn.restored());
            books.turns().remindAt(turn.key(), Optional.empty());
        }
        Posts.notice(
                books,
                campaign,
                turn.key(),
                Posts.say("restored", "turn", TurnNumber.of(books, turn.key()).seen()),
                now);
    }
}
