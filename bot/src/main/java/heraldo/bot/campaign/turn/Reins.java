package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.NextDeadline;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Moves, removes and restores the deadline of an open turn, as decided by the game master or by the players' vote. */
public final class Reins {
    private final Bureau bureau;
    private final PositionReader positions;
    private final Timetable timetable;

    public Reins(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.timetable = new Timetable(bureau);
    }

    /**
     * A turn on which something is decided.
     *
     * @param turn takes orders
     */
    public record Open(Books books, Campaign campaign, CampaignTurn turn, Instant now) {

        /** Writes the turn as it is to be from now on; everybody is reminded of it at their own times. */
        public void change(CampaignTurn next) {
            books.turns().change(turn, next);
            books.turns().remindAt(next.key(), ReminderPlan.next(books, campaign, next.due(), now));
        }

        /** The same, and whatever pause its players have granted has no say any more in when the turn ends. */
        private void set(CampaignTurn next) {
            change(next);
            books.petitions().goesOn(campaign.id());
        }
    }

    /**
     * The turn ends at another time.
     *
     * @throws RefusedException if that is not to come, or too far away
     */
    public Instant move(Open open, Instant due) {
        demandInRange(open, due);
        open.set(open.turn().until(new Deadline(open.turn().clock().nominal(), due)));
        return due;
    }

    /**
     * Demands that a turn may end at that time.
     *
     * @throws RefusedException if that is not to come, or too far away
     */
    public void demandInRange(Open open, Instant due) {
        Duration furthest = bureau.policy().times().furthest();
        if (!due.isAfter(open.now()) || due.isAfter(open.now().plus(furthest))) {
            throw RefusedException.of("deadline-range", "days", (int) furthest.toDays());
        }
    }

    /**
     * The turn has more time.
     *
     * @throws RefusedException if it has no deadline, or would end too far away
     */
    public Instant extend(Open open, Duration longer) {
        return move(open, extended(open, longer));
    }

    /**
     * Computes when a turn with more time would end; nothing is written.
     *
     * @throws RefusedException if it has no deadline
     */
    public static Instant extended(Open open, Duration longer) {
        if (!longer.isPositive()) {
            throw RefusedException.of("not-longer");
        }
        return open.turn()
                .due()
                .orElseThrow(() -> RefusedException.of("paused"))
                .plus(longer);
    }

    /**
     * Computes the deadline of the turn after an open one that ends now, if it is of the same kind; empty where the cadence does
     * not decide it.
     */
    public Optional<Instant> following(Open open, NextDeadline next) {
        CampaignTurn ended = next == NextDeadline.NEAREST
                ? Timetable.endedNow(open.campaign(), open.turn(), open.now())
                : open.turn();
        return timetable
                .following(open.campaign(), ended, positions.before(open.campaign(), open.turn()), open.now())
                .map(Deadline::at);
    }

    /**
     * The turn has no deadline until it is given one again.
     *
     * @throws RefusedException if it has none already
     */
    public void pause(Open open) {
        if (open.turn().hold() == HoldReason.PAUSED) {
            throw RefusedException.of("paused");
        }
        open.set(open.turn().paused());
    }

    /**
     * Gives the turn a deadline again: the campaign's next one or, for a turn with a length of its own, its full length. If
     * only a governor is due by now, the governor plays at once.
     *
     * @throws RefusedException if it has one
     */
    public Instant resume(Open open) {
        if (open.turn().deadline().isPresent()) {
            throw RefusedException.of("not-paused");
        }
        Campaign campaign = open.campaign();
        Position<?> position = positions.before(campaign, open.turn());
        Deadline deadline = timetable.anew(
                campaign,
                open.turn(),
                open.books().turns().last(campaign.id(), open.turn().key().number() - 1),
                position,
                open.now());
        CampaignTurn resumed = open.turn().until(deadline);
        open.set(resumed);
        TurnOpening.reconsider(open.books(), campaign, resumed, position);
        return deadline.at();
    }
}
