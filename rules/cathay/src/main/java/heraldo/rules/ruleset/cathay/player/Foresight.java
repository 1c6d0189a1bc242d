package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;

/** Leaves a plan for the next turn now and then (Y51): what a seat would like to have as soon as it can pay for it. */
final class Foresight {

    private static final int SELDOM = 8;
    private static final int WISHES = 2;

    private Foresight() {}

    /** A plan; blank if the seat leaves none, or keeps the one it has. */
    static OrderSheet plan(Game game, Position position, Seat seat, Dice dice) {
        boolean planned = !position.side(seat).player().plan().isEmpty();
        if (position.round().first() || planned || dice.die("plan|" + seat, SELDOM) > 1) {
            return OrderSheet.EMPTY;
        }
        Draft draft = Draft.of(game, turnOf(position, seat), seat, dice);
        if (position.eliminated(seat)) {
            Opening.rise(draft);
            return draft.sheet();
        }
        return new OrderSheet(Building.wishes(draft, WISHES));
    }

    /** The position as if it were the seat's turn, and its dice brought it back if it is out. */
    private static Position turnOf(Position position, Seat seat) {
        Round round = position.round();
        Round own = new Round(round.number(), round.order().indexOf(seat), round.order());
        return position.withRound(own).withRunning(position.running().rising(position.eliminated(seat)));
    }
}
