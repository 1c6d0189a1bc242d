package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.staff.StaffActs;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * Ends a campaign and closes its channels. Every method answers with words for people, and throws {@link RefusedException} if it
 * cannot be done.
 */
public final class ClosingDesk {

    private final Bureau bureau;
    private final Usher usher;
    private final StaffActs acts;

    public ClosingDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
        this.acts = new StaffActs(bureau, usher);
    }

    /** Ends the campaign before its game is over. Nobody wins. It is logged and told in the chronicle. */
    public Message end(Act act) {
        return acts.directed(act, "end", table -> {
            Books books = table.books();
            table.turn().ifPresent(turn -> stop(books, turn));
            books.staff().invitations(table.campaign().id()).forEach(each -> table.withdraw(each.seat()));
            books.campaigns().change(table.campaign().withStatus(CampaignStatus.ENDED));
            return told(table);
        });
    }

    /** Stops the open turn and its reminders; refuses while the turn is being resolved. */
    private static void stop(Books books, CampaignTurn turn) {
        if (!turn.status().takesOrders() && turn.status() != TurnStatus.CRASHED) {
            throw RefusedException.of("end-locked");
        }
        if (turn.status().takesOrders()) {
            books.turns().change(turn, turn.paused());
            books.turns().remindAt(turn.key(), Optional.empty());
        }
    }

    private static Message told(StaffTable table) {
        Message words = Posts.say("end");
        return table.key()
                .map(turn -> {
                    Posts.ended(table.books(), table.campaign(), turn, words, table.now());
                    return words;
                })
                .orElseGet(() -> table.tell(Posts.say("cancelled")));
    }

    /** Nobody writes any more in the channels of a campaign that is over. */
    public Message archive(Act act) {
        return close(act, Dispatch.Kind.CLOSED, "archive");
    }

    /** The channels of a campaign that is over are taken away. */
    public Message clear(Act act) {
        return close(act, Dispatch.Kind.CLEARED, "clear");
    }

    private Message close(Act act, Dispatch.Kind kind, String what) {
        Message words = Posts.say(what);
        bureau.ledger().record(books -> {
            Campaign campaign = usher.directed(books, act);
            if (campaign.status() != CampaignStatus.ENDED) {
                throw RefusedException.of("not-over");
            }
            if (!books.acts().knows(act.id())) {
                StaffTable table = StaffTable.of(books, campaign, bureau.clock().instant());
                books.outbox().addLater(campaign.id(), kind, table.now(), table.now());
                books.acts().log(campaign.id(), table.key(), act, what, words);
            }
        });
        bureau.wake();
        return words;
    }
}
