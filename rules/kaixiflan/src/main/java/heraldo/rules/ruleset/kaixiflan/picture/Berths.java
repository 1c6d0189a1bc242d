package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Direction;
import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The places of a hex on the plate: its name on top, a row of signs in the middle, units below that. In a capital's hex the
 * crest and the name of the province stand in the middle; the hexes to the lower left and right make room for that name.
 */
final class Berths {

    static final int TITLE_SIZE = 24;
    static final int TOWN_TITLE_SIZE = 16;
    static final int TITLE_ROOM = 172;
    static final int TITLE_Y = 15;
    private static final int TAG = 10;
    private static final int SMALL_TAG = 8;
    private static final int TAG_Y = -28;
    private static final Point CAPITAL_TAG = new Point(-33, -12);
    private static final Point BESIDE_TAG = new Point(29, -20);
    private static final int CREST = 34;
    private static final int CREST_Y = -26;
    private static final int CAPITAL_UNITS_Y = 40;
    private static final int DOT = 5;
    private static final int DOTS_GAP = 4;
    private static final int GAP = 3;

    /** Places of the signs of a capital's hex, right of the crest. */
    private static final List<Point> CAPITAL_SIGNS = List.of(new Point(32, -26), new Point(36, -9));

    private static final int CAPITAL_SIGN = 16;

    /** Heights of signs by how many rows of units stand below them, then by how many signs there are. */
    private static final int[][] SIGNS = {{30, 26, 21, 17}, {24, 22, 19, 16}, {17, 17, 16, 15}, {14, 14, 14, 14}};

    /** The middle of the row of signs by how many rows of units stand below it. */
    private static final int[] SIGNS_Y = {0, -9, -14, -15};

    private static final int BESIDE_SIGN = 17;
    private static final int BESIDE_SIGN_Y = -3;

    private final Law law;
    private final Realm realm;
    private final Board board;
    private final SortedSet<Hex> battles;

    /**
     * The places of all hexes.
     *
     * @param battles the hexes with battles in the last turn
     */
    Berths(Law law, Board board, SortedSet<Hex> battles) {
        this.law = law;
        this.realm = law.realm();
        this.board = board;
        this.battles = battles;
    }

    /** A sign in a row; a source brings dots for its richness. */
    private record Sign(Shape shape, int seat, String icon, int dots) {
        Sign(Shape shape, int seat, String icon) {
            this(shape, seat, icon, 0);
        }

        int width(int size) {
            return size + (dots > 1 ? DOTS_GAP + DOT : 0);
        }
    }

    /** Returns the tag of a hex: the name that players type for it. */
    Plate.Tag tag(Hex hex) {
        Point middle = board.centre(hex);
        Plate.Tag usual = new Plate.Tag(Say.hex(hex), middle.plus(0, TAG_Y), TAG);
        if (!Ground.shown(realm, hex)) {
            return new Plate.Tag(usual.text(), middle, TAG);
        }
        if (capital(hex)) {
            return new Plate.Tag(usual.text(), middle.plus(CAPITAL_TAG.x(), CAPITAL_TAG.y()), SMALL_TAG);
        }
        int side = besideTitle(hex);
        return side == 0
                ? usual
                : new Plate.Tag(usual.text(), middle.plus(side * BESIDE_TAG.x(), BESIDE_TAG.y()), SMALL_TAG);
    }

    List<Piece> pieces(Hex hex) {
        List<Piece> pieces = new ArrayList<>();
        if (!Ground.shown(realm, hex)) {
            if (realm.court().kaixiflan().equals(hex)) {
                pieces.add(new Piece(Shape.MEDAL, board.centre(hex).plus(0, 8), SIGNS[0][0], Plate.NOBODY, Icons.MAGE));
            }
            return pieces;
        }
        Garrison units = new Garrison(realm.muster().at(hex));
        if (capital(hex)) {
            capital(hex, units, pieces);
        } else {
            row(hex, units, pieces);
            units.place(board.centre(hex), pieces);
        }
        return pieces;
    }

    boolean capital(Hex hex) {
        return realm.town(hex).filter(town -> town.kind() == TownKind.CAPITAL).isPresent();
    }

    /**
     * Returns the side of a hex that the name of a province beside it leaves free: -1 for the left, 1 for the right; 0 if
     * no name reaches into it.
     */
    private int besideTitle(Hex hex) {
        if (capital(hex.to(Direction.NE))) {
            return -1;
        }
        return capital(hex.to(Direction.NW)) ? 1 : 0;
    }

    private void capital(Hex hex, Garrison units, List<Piece> pieces) {
        Point middle = board.centre(hex);
        int seat = seat(realm.town(hex).orElseThrow().owner());
        pieces.add(new Piece(Shape.CAPITAL, middle.plus(0, CREST_Y), CREST, seat, ""));
        List<Sign> signs = trouble(hex);
        mage(hex).ifPresent(signs::add);
        for (int i = 0; i < Math.min(signs.size(), CAPITAL_SIGNS.size()); i++) {
            Sign sign = signs.get(i);
            Point at = CAPITAL_SIGNS.get(i);
            pieces.add(new Piece(sign.shape(), middle.plus(at.x(), at.y()), CAPITAL_SIGN, sign.seat(), sign.icon()));
        }
        units.squeeze(middle.plus(0, CAPITAL_UNITS_Y), pieces);
    }

    private void row(Hex hex, Garrison units, List<Piece> pieces) {
        List<Sign> signs = signs(hex);
        if (signs.isEmpty()) {
            return;
        }
        boolean beside = besideTitle(hex) != 0;
        int usual = SIGNS[units.rows()][Math.min(signs.size(), SIGNS[0].length) - 1];
        int size = beside ? Math.min(usual, BESIDE_SIGN) : usual;
        int y = beside ? Math.max(SIGNS_Y[units.rows()], BESIDE_SIGN_Y) : SIGNS_Y[units.rows()];
        int width = signs.stream().mapToInt(sign -> sign.width(size)).sum() + GAP * (signs.size() - 1);
        Point at = board.centre(hex).plus(-width / 2, y);
        for (Sign sign : signs) {
            pieces.add(new Piece(sign.shape(), at.plus(size / 2, 0), size, sign.seat(), sign.icon()));
            if (sign.dots() > 1) {
                Point dots = at.plus(size + DOTS_GAP + DOT / 2, 0);
                pieces.add(new Piece(Shape.COLUMN, dots, DOT, sign.seat(), Integer.toString(sign.dots())));
            }
            at = at.plus(sign.width(size) + GAP, 0);
        }
    }

    /** Trouble first. Where there is trouble the ground alone tells what the land yields. */
    private List<Sign> signs(Hex hex) {
        List<Sign> signs = trouble(hex);
        boolean burst = signs.stream().anyMatch(sign -> sign.shape() == Shape.BURST);
        realm.town(hex).ifPresent(town -> signs.add(town(town)));
        mage(hex).ifPresent(signs::add);
        realm.atlas().at(hex).source().filter(source -> !burst).ifPresent(source -> signs.add(source(source)));
        return signs;
    }

    private List<Sign> trouble(Hex hex) {
        List<Sign> signs = new ArrayList<>();
        if (law.peace().inRevolt(hex)) {
            signs.add(new Sign(Shape.BURST, Plate.NOBODY, Icons.REVOLT));
        } else if (battles.contains(hex)) {
            signs.add(new Sign(Shape.BURST, Plate.NOBODY, Icons.CLASH));
        } else if (!ConflictMarks.closedTo(law, hex).isEmpty()) {
            signs.add(new Sign(Shape.ALARM, Plate.NOBODY, Icons.CLOSED));
        }
        if (realm.omens().storms().contains(hex)) {
            signs.add(new Sign(Shape.ALARM, Plate.NOBODY, Icons.STORM));
        }
        return signs;
    }

    private Optional<Sign> mage(Hex hex) {
        return Optional.of(new Sign(Shape.MEDAL, Plate.NOBODY, Icons.MAGE))
                .filter(sign -> realm.court().kaixiflan().equals(hex));
    }

    private static Sign town(Town town) {
        return new Sign(Shape.TOWN, seat(town.owner()), Icons.of(town.kind()));
    }

    private static Sign source(Land.Source source) {
        Good good = source.good();
        return new Sign(Shape.ICON, Plate.NOBODY, Icons.of(good), source.richness());
    }

    /** The number of an owner's seat. */
    static int seat(Owner owner) {
        return owner.isProvince() ? owner.number() : Plate.NOBODY;
    }
}
