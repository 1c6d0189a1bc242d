package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything that can stand on the plates of a ruleset, and what it means. Words are {@code sign.<key>.name} and
 * {@code sign.<key>.means} in the bundles.
 */
public record SignTable(List<Row> rows) {

    /** Of a ruleset whose maps explain themselves. */
    public static final SignTable EMPTY = new SignTable(List.of());

    private static final Point ANYWHERE = new Point(0, 0);
    private static final int SIZE = 1;

    /** The seats in whose colours samples are shown. */
    private static final int OWN = 1;

    private static final int OTHER = 2;

    public SignTable {
        rows = List.copyOf(rows);
    }

    /**
     * A sign.
     *
     * @param mark a sample of it
     * @param name what it is called
     * @param meaning what it says, in a few words
     */
    public record Row(Plate.Mark mark, Message name, Message meaning) {}

    /** This table with a sign more. */
    public SignTable with(String key, Plate.Mark mark) {
        List<Row> more = new ArrayList<>(rows);
        more.add(new Row(mark, Message.of("sign." + key + ".name"), Message.of("sign." + key + ".means")));
        return new SignTable(more);
    }

    /** This table with a piece of a seat more. */
    public SignTable owned(String key, Plate.Shape shape, String text) {
        return with(key, new Plate.Piece(shape, ANYWHERE, SIZE, OWN, text));
    }

    /** This table with a piece of nobody more. */
    public SignTable nobodys(String key, Plate.Shape shape, String text) {
        return with(key, new Plate.Piece(shape, ANYWHERE, SIZE, Plate.NOBODY, text));
    }

    /** This table with a march more. */
    public SignTable march(String key, boolean failed) {
        return with(key, new Plate.Arrow(ANYWHERE, ANYWHERE, failed ? OTHER : OWN, OptionalInt.empty(), failed));
    }

    /** This table with a kind of ground more that is nobody's. */
    public SignTable ground(String key, String ground) {
        return with(key, new Plate.Patch(ground, Plate.NOBODY, false));
    }

    /** This table with ground of a seat more. */
    public SignTable land(String key, String ground, boolean changed) {
        return with(key, new Plate.Patch(ground, OWN, changed));
    }

    /** This table with a corner of an island more, on which something of a seat stands. */
    public SignTable corner(String key, Isle.Building building) {
        return with(key, new Isle.Corner(ANYWHERE, 0, building, OWN, false));
    }

    /** This table with a soldier of an island more. */
    public SignTable guard(String key, String kind) {
        Isle.Corner corner = new Isle.Corner(ANYWHERE, 0, Isle.Building.NONE, Plate.NOBODY, false);
        return with(key, new Isle.Guard(corner, true, 0, 1, OWN, kind, false));
    }

    /** Returns all signs and their meanings in words, for readers who cannot see them; empty if there are none. */
    public Optional<List<Message>> told() {
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(rows.stream()
                        .map(row -> Message.of("sign.told", "name", row.name(), "means", row.meaning()))
                        .toList());
    }
}
