package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Deadlines that passed while the program was down: such a turn gets a new one. */
final class MissedDeadlines {
    private final Bureau bureau;
    private final PositionReader positions;
    private final Timetable timetable;

    MissedDeadlines(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.timetable = new Timetable(bureau);
    }

    /** Returns whether it is too late to end a turn by its deadline; never for a turn bound to its day. */
    boolean passed(CampaignTurn turn) {
        Duration late =
                Duration.between(turn.due().orElseThrow(), bureau.clock().instant());
        return late.compareTo(bureau.policy().times().late()) > 0 && !boundToItsDay(turn);
    }

    /** Returns whether the undo window for readiness ended too long ago, though the deadline has not come. */
    boolean windowPassed(CampaignTurn turn) {
        Instant now = bureau.clock().instant();
        return turn.clock()
                        .early()
                        .filter(at -> Duration.between(at, now)
                                        .compareTo(bureau.policy().times().late())
                                > 0)
                        .isPresent()
                && turn.due().filter(now::isBefore).isPresent();
    }

    /** Those who are ready have their time to think better of it once more. */
    void waitAgain(CampaignTurn turn) {
        Instant now = bureau.clock().instant();
        Instant due = turn.due().orElseThrow();
        bureau.ledger().record(books -> {
            Campaign campaign = Usher.find(books, turn.key().campaign());
            Instant at = now.plus(campaign.terms().early().undo());
            Instant ends = at.isBefore(due) ? at : due;
            if (books.turns().change(turn, turn.endingAt(ends))) {
                Posts.notice(books, campaign, turn.key(), Posts.say("window-again", "ends", Moments.of(ends)), now);
            }
            CrashPoint.HOLD_WRITTEN.reached();
        });
        CrashPoint.HOLD_COMMITTED.reached();
        bureau.wake();
    }

    /**
     * A turn with a day of its own does not move: it is played late, with what was sent in time. Nor does one that cannot be
     * read: that comes out when it is played, and then its game master is told.
     */
    private boolean boundToItsDay(CampaignTurn turn) {
        Campaign campaign =
                bureau.ledger().read(books -> Usher.find(books, turn.key().campaign()));
        return !positions.readable(campaign, turn)
                || positions.before(campaign, turn).turn().length().hours().isPresent();
    }

    /** However many deadlines were missed, the turn is held once; {@code words} say in public why. */
    void hold(CampaignTurn turn, String words) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            Campaign campaign = Usher.find(books, turn.key().campaign());
            Deadline instead = timetable.instead(campaign, turn, positions.before(campaign, turn), now);
            if (books.turns().change(turn, turn.missed(instead))) {
                books.turns().remindAt(turn.key(), ReminderPlan.next(books, campaign, Optional.of(instead.at()), now));
                Message said = Posts.say(
                        words, "missed", Moments.of(turn.due().orElseThrow()), "due", Moments.of(instead.at()));
                Posts.notice(books, campaign, turn.key(), said, now);
            }
            CrashPoint.HOLD_WRITTEN.reached();
        });
        CrashPoint.HOLD_COMMITTED.reached();
        bureau.wake();
    }
}
