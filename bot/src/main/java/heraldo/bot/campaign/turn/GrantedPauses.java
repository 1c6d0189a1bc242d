package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;

/** Ends the pauses that players have granted one another, and announces this like an act of the game master. */
final class GrantedPauses {
    private static final String RESUMED = "granted-resume";

    private final Bureau bureau;
    private final PositionReader positions;
    private final Reins reins;

    GrantedPauses(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.reins = new Reins(bureau, positions);
    }

    void work() {
        Instant now = bureau.clock().instant();
        List<CampaignId> ended = bureau.ledger().read(books -> books.petitions().ended(now));
        if (ended.isEmpty()) {
            return;
        }
        EachAlone.of(ended, campaign -> campaign, campaign -> {
            bureau.ledger().record(books -> {
                end(books, campaign, now);
                CrashPoint.ACT_WRITTEN.reached();
            });
            CrashPoint.ACT_COMMITTED.reached();
        });
        bureau.wake();
    }

    /** A campaign that goes on already, or cannot be read, is left as it is. */
    private void end(Books books, CampaignId id, Instant now) {
        Campaign campaign = Usher.find(books, id);
        books.petitions().goesOn(id);
        books.turns()
                .newest(id)
                .filter(turn -> campaign.status() == CampaignStatus.RUNNING)
                .filter(turn -> turn.status().takesOrders() && turn.hold() == HoldReason.PAUSED)
                .filter(turn -> positions.readable(campaign, turn))
                .ifPresent(turn -> resume(books, campaign, turn, now));
    }

    private void resume(Books books, Campaign campaign, CampaignTurn turn, Instant now) {
        Instant due = reins.resume(new Reins.Open(books, campaign, turn, now));
        Message words = Posts.say(RESUMED, "due", Moments.of(due));
        books.acts().note(turn.key(), now, RESUMED, words);
        Posts.notice(books, campaign, turn.key(), words, now);
    }
}
