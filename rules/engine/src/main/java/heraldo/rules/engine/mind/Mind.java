package heraldo.rules.engine.mind;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The thinking of a ruleset's governors: the sheets that they might send, and the worth of a position to them. All of it is loyal
 * to the holder of the seat: a governor never gives the seat up, gives nothing away, and keeps the seat's word.
 *
 * @param <S> the state of the ruleset
 */
public interface Mind<S> {

    /**
     * Returns the sheet of a governor that thinks no further. The rules refuse none of its lines, and it rests only on what the
     * seat may see.
     *
     * @param dice the governor's whims
     */
    OrderSheet habit(S state, Seat seat, Temper temper, Dice dice);

    /**
     * Other sheets worth weighing, as {@link #habit} in everything else, most promising first. Those that are alike are weighed
     * once. A budget may suffice for the first few only: each is made when it is asked for.
     */
    Stream<OrderSheet> ideas(S state, Seat seat, Temper temper, Dice dice);

    /** Returns the sheet that a governor expects of its own seat in turns to come, when it weighs a sheet. */
    default OrderSheet later(S state, Seat seat, Temper temper, Dice dice) {
        return habit(state, seat, temper, dice);
    }

    /**
     * Returns the sheet that a governor fears of another seat in one of the worlds in which it weighs sheets; empty for a seat
     * that presumably does what the ruleset says of everybody.
     *
     * @param world from 0
     */
    default Optional<OrderSheet> feared(S state, Seat seat, Seat other, int world, Dice dice) {
        return Optional.empty();
    }

    /**
     * Returns the worth of a position to a seat: more is better, whatever the unit. It may look at all of the position, which is
     * one of those that are possible by what the seat knows.
     */
    long worth(S state, Seat seat, Temper temper);

    /**
     * Returns whether a line of a sheet is part of the seat's word: mending never removes a line that others count on.
     *
     * @param line from 1
     */
    default boolean keeps(OrderSheet sheet, int line) {
        return false;
    }

    /** Returns the budget of a strength in this game. */
    Budget budget(Strength strength);

    /**
     * A sheet that was mended, as it may be sent: where a line must end it, with that line; without what its other lines no longer
     * bear out.
     */
    default OrderSheet closed(S state, Seat seat, OrderSheet sheet) {
        return sheet;
    }

    /**
     * A sheet with what its governor also tells everybody, where a game has such words. Nothing else hangs on it.
     *
     * @param language of the campaign
     */
    default OrderSheet spoken(S state, Seat seat, OrderSheet sheet, Locale language) {
        return sheet;
    }

    /** Returns the unused stock of a seat as a percentage of its storage capacity; 0 where nothing is stored. */
    default int idle(S state, Seat seat) {
        return 0;
    }
}
