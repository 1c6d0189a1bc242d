package heraldo.rules.scene;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The plate of an island of hexes with people on its corners: the land with its numbers, roads on edges, houses and soldiers on
 * corners.
 *
 * @param radius from the middle of a hex to its corner
 * @param tally the contents of the column beside it
 */
public record Isle(
        int radius,
        List<Hex> hexes,
        List<Road> roads,
        List<Corner> corners,
        List<Guard> guards,
        List<March> marches,
        Tally tally)
        implements Plate.Board {

    public Isle {
        hexes = List.copyOf(hexes);
        roads = List.copyOf(roads);
        corners = List.copyOf(corners);
        guards = List.copyOf(guards);
        marches = List.copyOf(marches);
    }

    /**
     * The contents of the column apart from the ranks.
     *
     * @param roll the last dice; empty if none were thrown
     * @param bank the stocks left for everybody, under their title
     * @param notes the note on a seat below its name
     */
    public record Tally(Optional<Roll> roll, Bank bank, SortedMap<Seat, Message> notes) {
        public Tally {
            notes = Frozen.map(notes);
        }
    }

    /** A mark that the key may explain. */
    public sealed interface Sign extends Plate.Mark permits Corner, Guard, Symbol {}

    /** The state of the robber on a hex. */
    public enum Robber {
        NONE,
        /** It is there: the hex gives nothing. */
        HERE,
        /** It has left in this turn. */
        LEFT
    }

    /**
     * A hex.
     *
     * @param letter what players type for it
     * @param ground what kind of ground it is: a row of {@code themes.yaml}
     * @param icon what grows there: a row of {@code icons.yaml}
     * @param yielded whether the last dice made it give something
     */
    public record Hex(
            Point middle, String letter, String ground, String icon, Chip chip, boolean yielded, Robber robber) {}

    /**
     * The chip on a hex that says when it yields.
     *
     * @param number the sum of dice at which it does, 0 for never
     * @param pips how likely that is
     * @param often whether the number is one of the likeliest
     */
    public record Chip(int number, int pips, boolean often) {}

    /** A road, and whether it is new; one of nobody's is an edge on which somebody may build. */
    public record Road(Point from, Point to, int seat, boolean fresh) {}

    /** The building on a corner. */
    public enum Building {
        NONE,
        HOUSE,
        CITY,
        RUIN
    }

    /** A corner with its number, and whether what stands there is new; an empty one that is new may be built on by somebody. */
    public record Corner(Point at, int number, Building building, int seat, boolean fresh) implements Sign {}

    /**
     * A soldier.
     *
     * @param corner where it stands
     * @param below whether there is room below the corner, and not above it
     * @param place among those that stand there, from 0
     * @param of how many those are
     */
    public record Guard(Corner corner, boolean below, int place, int of, int seat, String id, boolean fresh)
            implements Sign {}

    /** A soldier's way along an edge. */
    public record March(Point from, Point to, int seat) {}

    /** Signs that the key explains. */
    public enum Symbol implements Sign {
        ROBBER,
        FRESH,
        YIELD,
        /** A corner on which somebody may build. */
        SITE,
        /** An edge on which somebody may build. */
        WAY
    }

    /** Two dice, and their effect in words. */
    public record Roll(int one, int other, Message text) {}

    /** The stocks that everybody may draw from, each kind with its icon and ground. */
    public record Bank(Message title, List<Stock> stocks) {
        public Bank {
            stocks = List.copyOf(stocks);
        }
    }

    /** So much of a kind. */
    public record Stock(String ground, String icon, int number) {}
}
