package heraldo.bot.campaign.staff;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.Message;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Executes the game master's decisions about seats and direction exactly once, and logs them among the acts of the game master.
 */
public final class StaffActs {

    private final Bureau bureau;
    private final Usher usher;

    public StaffActs(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
    }

    /**
     * An act of the game master.
     *
     * @param kind what it is called in the log
     * @param task does it, tells whom it concerns, and answers with the words for everybody
     * @return these words; of an act that was done before, as they are logged
     * @throws RefusedException if the campaign is over, or the task refuses
     */
    public Message directed(Act act, String kind, Function<StaffTable, Message> task) {
        return once(act, kind, usher::directed, task);
    }

    /** An act of somebody who does not direct the campaign yet. */
    public Message succeeding(Act act, String kind, Function<StaffTable, Message> task) {
        return once(act, kind, usher::campaign, task);
    }

    private Message once(
            Act act, String kind, BiFunction<Books, Act, Campaign> finder, Function<StaffTable, Message> task) {
        Message words = bureau.ledger().write(books -> {
            Campaign campaign = finder.apply(books, act);
            StaffTable table = StaffTable.of(books, campaign, bureau.clock().instant());
            return books.acts().knows(act.id()) ? told(table, act) : done(table, act, kind, task);
        });
        CrashPoint.ACT_COMMITTED.reached();
        bureau.wake();
        return words;
    }

    private static Message told(StaffTable table, Act act) {
        return table.books().acts().done(table.campaign().id(), act.id()).words();
    }

    private static Message done(StaffTable table, Act act, String kind, Function<StaffTable, Message> task) {
        if (table.campaign().status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
        Message told = task.apply(table);
        table.books().acts().log(table.campaign().id(), table.key(), act, kind, Posts.nameless(told));
        CrashPoint.ACT_WRITTEN.reached();
        return told;
    }
}
