package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.OptionalInt;

/**
 * A map in landscape, as the public sees it in the post of a turn: what stands where on the board, in scene units; and beside it
 * who stands how in the game. How it is painted is the renderer's business; so are the names of realms, which it finds room
 * for on connected areas of one owner.
 *
 * @param heading what is played
 * @param subheading when
 * @param radius from the middle of an area to its corner
 * @param keys what those signs mean that are on this plate and do not explain themselves; six at most
 */
public record Plate(
        Message heading,
        Message subheading,
        int radius,
        List<Area> areas,
        List<Piece> pieces,
        List<Arrow> arrows,
        List<Rank> ranks,
        List<Key> keys) {

    /** An area that belongs to no seat, and a piece of no seat. */
    public static final int NOBODY = 0;

    public Plate {
        areas = List.copyOf(areas);
        pieces = List.copyOf(pieces);
        arrows = List.copyOf(arrows);
        ranks = List.copyOf(ranks);
        keys = List.copyOf(keys);
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
     * What players type for an area.
     *
     * @param at the middle of the text
     * @param size the height of a capital letter
     */
    public record Tag(String text, Point at, int size) {}

    /** What can be explained. */
    public sealed interface Mark permits Piece, Arrow {}

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
        SOLDIERS
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
     * How a seat stands.
     *
     * @param place from 1; equals share it
     * @param change of the total in the last turn
     * @param out whether it has left the game
     */
    public record Rank(Seat seat, int place, int total, int change, boolean out) {}

    /** A sign and what it means. */
    public record Key(Mark mark, Message text) {}
}
