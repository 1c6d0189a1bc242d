package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.chart.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * A game as it stands (§1).
 *
 * @param tabletop the things that belong to no seat
 * @param sides one for each seat, seat 1 first
 * @param winners the winners; empty while the game is on
 */
public record Position(
        Board board,
        Settings settings,
        Round round,
        Running running,
        @Inline Tabletop tabletop,
        List<Side> sides,
        Optional<SortedSet<Seat>> winners) {

    public Position {
        sides = List.copyOf(sides);
        winners = winners.map(seats -> Collections.unmodifiableSortedSet(new TreeSet<>(seats)));
    }

    /** Corners with a destroyed building. */
    public Corners ruins() {
        return tabletop.ruins();
    }

    /** Returns the holders of the four cards. */
    public Honours honours() {
        return tabletop.honours();
    }

    public boolean over() {
        return winners.isPresent();
    }

    /** Returns the seat on turn. */
    public Seat active() {
        return round.active();
    }

    public Side side(Seat seat) {
        return sides.get(seat.number() - 1);
    }

    public Side side(int seat) {
        return sides.get(seat - 1);
    }

    /** All seats, ascending. */
    public List<Seat> seats() {
        List<Seat> seats = new ArrayList<>(sides.size());
        for (int number = 1; number <= sides.size(); number++) {
            seats.add(new Seat(number));
        }
        return seats;
    }

    /** Returns whether a seat is out: no buildings after round 1 (§1). */
    public boolean eliminated(Seat seat) {
        return !round.first() && side(seat).buildings().none();
    }

    /** Returns whether the active seat has thrown its return and not placed its settlement yet (Y37). */
    public boolean mayRise() {
        return running.mayRise()
                && eliminated(active())
                && !side(active()).player().resigned();
    }

    /** The seat with a building on a corner; 0 for nobody. */
    public int builder(int corner) {
        for (int i = 0; i < sides.size(); i++) {
            if (sides.get(i).buildings().has(corner)) {
                return i + 1;
            }
        }
        return Honours.NOBODY;
    }

    /** The seat with a road on an edge; 0 for nobody. */
    public int paver(int edge) {
        for (int i = 0; i < sides.size(); i++) {
            if (sides.get(i).buildings().roads().has(edge)) {
                return i + 1;
            }
        }
        return Honours.NOBODY;
    }

    /** Returns the edges with a road of any seat. */
    public Edges paved() {
        long low = 0;
        long high = 0;
        for (Side side : sides) {
            low |= side.buildings().roads().low();
            high |= side.buildings().roads().high();
        }
        return new Edges(low, high);
    }

    /** Returns the corners with a building of any seat. */
    public Corners built() {
        long bits = 0;
        for (Side side : sides) {
            bits |= side.buildings().settlements().bits()
                    | side.buildings().cities().bits();
        }
        return new Corners(bits);
    }

    /** Returns the corners with a building of another seat. */
    public Corners builtByRivals(Seat seat) {
        return new Corners(built().bits() & ~side(seat).buildings().all().bits());
    }

    /** Returns the corners with soldiers of other seats. */
    public Corners rivalSoldiers(Seat seat) {
        long bits = 0;
        for (int i = 0; i < sides.size(); i++) {
            bits |= i == seat.number() - 1 ? 0 : sides.get(i).troop().posts().bits();
        }
        return new Corners(bits);
    }

    /** Returns whether a building of another seat stands on a corner. */
    public boolean rivalBuildingOn(Seat seat, int corner) {
        int builder = builder(corner);
        return builder != 0 && builder != seat.number();
    }

    /** Returns whether a soldier of another seat stands on a corner. */
    public boolean rivalSoldierOn(Seat seat, int corner) {
        for (int i = 0; i < sides.size(); i++) {
            if (i != seat.number() - 1 && sides.get(i).troop().standsOn(corner)) {
                return true;
            }
        }
        return false;
    }

    public Position with(Seat seat, Side side) {
        return withSides(changed(seat, side));
    }

    private List<Side> changed(Seat seat, Side side) {
        Side[] changed = sides.toArray(new Side[0]);
        changed[seat.number() - 1] = side;
        return List.of(changed);
    }

    public Position with(Seat seat, UnaryOperator<Side> change) {
        return with(seat, change.apply(side(seat)));
    }

    public Position withSides(List<Side> other) {
        return new Position(board, settings, round, running, tabletop, other, winners);
    }

    public Position withSettings(Settings other) {
        return new Position(board, other, round, running, tabletop, sides, winners);
    }

    public Position withRound(Round other) {
        return new Position(board, settings, other, running, tabletop, sides, winners);
    }

    public Position withRunning(Running other) {
        return other.equals(running) ? this : new Position(board, settings, round, other, tabletop, sides, winners);
    }

    private Position with(Tabletop other) {
        return new Position(board, settings, round, running, other, sides, winners);
    }

    public Position withBank(Goods other) {
        return with(new Tabletop(other, tabletop.robber(), tabletop.ruins(), tabletop.honours()));
    }

    /** A seat pays the bank, or is paid by it: less than nothing. */
    public Position paying(Seat seat, Goods price) {
        Side side = side(seat);
        Tabletop table =
                new Tabletop(tabletop.bank().plus(price), tabletop.robber(), tabletop.ruins(), tabletop.honours());
        List<Side> paid = changed(seat, side.withHand(side.hand().minus(price)));
        return new Position(board, settings, round, running, table, paid, winners);
    }

    public Position withRobber(int hex) {
        return with(new Tabletop(tabletop.bank(), hex, tabletop.ruins(), tabletop.honours()));
    }

    public Position withRuins(Corners other) {
        return with(new Tabletop(tabletop.bank(), tabletop.robber(), other, tabletop.honours()));
    }

    public Position withHonours(Honours other) {
        return other.equals(tabletop.honours())
                ? this
                : with(new Tabletop(tabletop.bank(), tabletop.robber(), tabletop.ruins(), other));
    }

    /** The game is over. */
    public Position won(SortedSet<Seat> seats) {
        return new Position(board, settings, round, running, tabletop, sides, Optional.of(seats));
    }
}
