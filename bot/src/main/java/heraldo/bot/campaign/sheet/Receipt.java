package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a player is shown after every act on the sheet, and only that player.
 *
 * @param occupancies everybody at the table
 * @param seat whose sheet it is
 * @param turn the turn it is for
 * @param written the whole sheet
 * @param offers what the seat has offered others in this turn, and they have offered it, in the order in which that was done
 * @param forecast what is left to spend and what the sheet would cost
 * @param effect what came of the act itself
 */
public record Receipt(
        Campaign campaign,
        List<Occupancy> occupancies,
        Seat seat,
        Turn turn,
        Written written,
        List<Offered> offers,
        List<Message> forecast,
        Effect effect) {
    public Receipt {
        occupancies = List.copyOf(occupancies);
        offers = List.copyOf(offers);
        forecast = List.copyOf(forecast);
    }

    /**
     * The turn a sheet is for.
     *
     * @param label what players call the turn
     * @param instant whether orders are played as soon as they are given
     * @param ahead whether the sheet is a plan for the seat's next turn, while others play this one
     * @param begins when the day of the seat's own turn begins, if it has not yet
     * @param deadline when the turn ends; empty while it is held without a date
     * @param early when it ends before that, since all who are due are ready, unless one of them takes it back
     */
    public record Turn(
            TurnKey key,
            Message label,
            boolean instant,
            boolean ahead,
            Optional<Instant> begins,
            Optional<Instant> deadline,
            Optional<Instant> early) {}

    /**
     * What stands on the sheet.
     *
     * @param revision which revision of the sheet it is, from 1; 0 while nothing has been written
     * @param code the receipt code, in hexadecimal; empty while nothing has been written
     * @param lines all of them
     * @param ready whether the seat has said that it is ready
     * @param inherited whether it is as another player has left it who held the seat before
     */
    public record Written(int revision, Optional<String> code, List<Line> lines, boolean ready, boolean inherited) {
        public Written {
            lines = List.copyOf(lines);
        }

        @Override
        public String toString() {
            return "revision " + revision;
        }
    }

    /**
     * What came of an act on the sheet.
     *
     * @param objections pasted lines that were not entered; empty for any other act
     * @param notices what the seat learns by it, because of what others have written too
     * @param recalled whether the seat had said before that it was ready, and took that back by it
     * @param step what came of it at once, in a ruleset whose orders are instant
     */
    public record Effect(List<Objection> objections, List<Message> notices, boolean recalled, Optional<Story> step) {
        public Effect {
            objections = List.copyOf(objections);
            notices = List.copyOf(notices);
        }

        @Override
        public String toString() {
            return "effect of an act";
        }
    }

    /** The whole sheet, line by line. */
    public List<Line> lines() {
        return written.lines();
    }

    /** The sheet as it stands. */
    public OrderSheet sheet() {
        return new OrderSheet(lines().stream().map(Line::order).toList());
    }

    @Override
    public String toString() {
        return "receipt for " + seat + " in turn " + turn.key().number();
    }

    /**
     * One line of the sheet.
     *
     * @param number from 1
     * @param text canonical, in the reader's language
     */
    public record Line(int number, Order order, String text, Verdict verdict) {
        @Override
        public String toString() {
            return "line " + number;
        }
    }

    /**
     * A pasted line that was not entered.
     *
     * @param number its line in the pasted text, from 1
     * @param text as it was typed
     * @param reason why, and what would be right
     */
    public record Objection(int number, String text, Message reason) {
        @Override
        public String toString() {
            return "objection to line " + number;
        }
    }
}
