package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A map in landscape, as the public sees it in the post of a turn: a board with what stands where on it, in scene units; and
 * beside it who stands how in the game. How it is painted is the renderer's business.
 *
 * @param heading what is played
 * @param subheading when
 * @param keys what those signs mean that are on this plate and do not explain themselves; six at most
 */
public record Plate(Message heading, Message subheading, Board board, List<Rank> ranks, List<Key> keys) {

    /** The ground of areas that nobody has seen yet: their tags are faint, and a hem runs around them. */
    public static final String FOG = "fog";

    /** The ground of water: its shore is drawn. */
    public static final String SEA = "sea";

    /** The grounds of places with a wall: one at peace, and one with others all around it. */
    public static final String TOWN = "town";

    public static final String SIEGE = "siege";

    /** An area that belongs to no seat, and a piece of no seat. */
    public static final int NOBODY = 0;

    public Plate {
        ranks = List.copyOf(ranks);
        keys = List.copyOf(keys);
    }

    /** The board of a game. */
    public sealed interface Board permits Terrain, Wheel, Isle {}

    /** The board, if it is one of areas. */
    public Optional<Terrain> terrain() {
        return board instanceof Terrain terrain ? Optional.of(terrain) : Optional.empty();
    }

    /** The board, if it is a galaxy. */
    public Optional<Wheel> wheel() {
        return board instanceof Wheel wheel ? Optional.of(wheel) : Optional.empty();
    }

    /** The board, if it is an island. */
    public Optional<Isle> isle() {
        return board instanceof Isle isle ? Optional.of(isle) : Optional.empty();
    }

    /** A part of the board, in scene units. */
    public record Window(int left, int top, int width, int height) {}

    /**
     * The place of a name: that of a realm, or of a town of it.
     *
     * @param own what its owner has called the town; empty for the name of the realm
     * @param at the middle of the name
     * @param size the height of a capital letter, if there is room
     * @param room how wide it may be
     */
    public record Title(Seat seat, Optional<PlayerText> own, Point at, int size, int room) {}

    /** Areas that belong together, by their outlines. */
    public record Zone(List<List<Point>> areas) {
        public Zone {
            areas = List.copyOf(areas);
        }
    }

    /**
     * An area of the board.
     *
     * @param ground what kind of ground it is: a row of {@code themes.yaml}
     * @param owner the number of a seat, or {@link #NOBODY}
     * @param changed whether it changed hands
     */
    public record Area(List<Point> outline, Point middle, String ground, int owner, boolean changed, Tag tag) {
        public Area {
            outline = List.copyOf(outline);
        }
    }

    /**
     * The name that players type for an area.
     *
     * @param at the middle of the text
     * @param size the height of a capital letter
     */
    public record Tag(String text, Point at, int size) {}

    /** A mark that can be explained. */
    public sealed interface Mark permits Piece, Arrow, Patch, Wheel.Sign, Isle.Sign {}

    /**
     * A patch of ground.
     *
     * @param ground what kind of ground it is: a row of {@code themes.yaml}
     * @param owner the number of a seat, or {@link #NOBODY}
     * @param changed whether it changed hands
     */
    public record Patch(String ground, int owner, boolean changed) implements Mark {}

    /** The shapes of pieces. */
    public enum Shape {
        /** The crest of a seat with a capital's rim. */
        CAPITAL,
        /** An icon; the text is its name. */
        ICON,
        /** So many dots side by side; the text is how many. */
        ROW,
        /** So many dots one below the other; the text is how many. */
        COLUMN,
        /** Soldiers; the text is how many. */
        SOLDIERS,
        /** People who settle, as a quiet pill; the text is how many. */
        COLONISTS,
        /** Those who fight, as a loud flag; the text is how many. */
        ARMY,
        /** A place of a seat: an icon rimmed in the seat's colour; the text is its name. */
        TOWN,
        /** Somebody of whom there is one: an icon on a medal; the text is its name. */
        MEDAL,
        /** Trouble: an icon in a burst; the text is its name. */
        BURST,
        /** Something that nobody is in: an icon of which the rim alone is left; the text is its name. */
        HULK,
        /** A lack of soldiers; the text is the nought. */
        BARE,
        /** An icon that warns; the text is its name. */
        ALARM,
        /** A letter on a chip: what bears the same belongs together. */
        CHIP,
        /** The name of a place. */
        LABEL
    }

    /**
     * Something that stands on the board.
     *
     * @param at its middle
     * @param size its height, of dots that of one
     * @param seat whose it is, or {@link #NOBODY}
     */
    public record Piece(Shape shape, Point at, int size, int seat, String text) implements Mark {}

    /**
     * A march from area to area.
     *
     * @param from the middle of the area it began in
     * @param to the middle of the area it went to
     * @param number how many marched, if that may be known
     * @param failed whether they were beaten off
     */
    public record Arrow(Point from, Point to, int seat, OptionalInt number, boolean failed) implements Mark {}

    /**
     * The standing of a seat.
     *
     * @param place from 1; equals share it
     * @param change of the total in the last turn
     * @param out whether it has left the game
     */
    public record Rank(Seat seat, int place, int total, int change, boolean out) {}

    /** A sign and what it means. */
    public record Key(Mark mark, Message text) {}
}
