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
 * The receipt that a player, and nobody else, gets after every act on the sheet.
 *
 * @param occupancies everybody at the table
 * @param seat the seat of the sheet
 * @param turn the turn it is for
 * @param written the whole sheet
 * @param offers the offers by and to the seat in this turn, in the order in which they were made
 * @param forecast the budget left and the cost of the sheet
 * @param effect the effect of the act itself
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
     * @param label the display name of the turn
     * @param instant whether orders are played as soon as they are given
     * @param ahead whether the sheet is a plan for the seat's next turn, while others play this one
     * @param begins the time at which the day of the seat's own turn begins, if it has not yet
     * @param deadline the end of the turn; empty while it is held without a date
     * @param early the earlier end, since all due players are ready, unless one of them takes it back
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
     * The content and state of a sheet.
     *
     * @param revision the revision number of the sheet, from 1; 0 while nothing has been written
     * @param code the receipt code, in hexadecimal; empty while nothing has been written
     * @param lines all lines of the sheet
     * @param ready whether the seat has said that it is ready
     * @param inherited whether the sheet is the one that a former player of the seat left
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
     * The effect of an act on the sheet.
     *
     * @param objections pasted lines that were not entered; empty for any other act
     * @param notices the notices that the seat gets by it, because of other seats' sheets too
     * @param recalled whether the seat had said before that it was ready, and took that back by it
     * @param step the immediate story of it, in a ruleset whose orders are instant
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
     * @param text the line as typed
     * @param reason the reason, and the correct form
     */
    public record Objection(int number, String text, Message reason) {
        @Override
        public String toString() {
            return "objection to line " + number;
        }
    }
}
