package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of a tile on the plate: its id on top; in a city its name, its sign with the letter of its pool, its garrison at
 * the bottom, and a red nought where there is none; at sea a ship with its crew below it. Soldiers make room for an arrow
 * that crosses the lower sides of their tile.
 */
record Slots(Chart chart, Sheet sheet, World world, List<Arrow> arrows) {

    static final String PORT = "medieval-gate";
    static final String INLAND = "white-tower";
    static final String SHIP = "drakkar";
    static final String ANCHOR = "anchor";
    static final String FLAME = "flame";

    private static final int TAG = 10;
    private static final int TAG_Y = -37;
    private static final int CITY_TAG = 9;
    private static final int CITY_TAG_Y = -38;
    private static final int NAME = 12;
    private static final int NAME_Y = -23;
    private static final int SIGN = 26;
    private static final int SIGN_X = -7;
    private static final int SIGN_Y = 1;
    private static final int LETTER = 18;
    private static final int LETTER_X = 26;
    private static final int FIRE = 19;
    private static final int FIRE_X = -33;
    private static final int GARRISON = 22;
    private static final int GARRISON_Y = 27;
    private static final int SOLDIERS = 27;
    private static final int SOLDIERS_Y = 9;
    private static final int HULL = 36;
    private static final int HULL_Y = -7;
    private static final int CREW_Y = 28;
    private static final int BARE = 25;
    private static final int MOORING = 20;
    private static final int MOORING_WAY = 33;
    private static final int SLIDE = 15;

    Plate.Tag tag(Hex hex) {
        boolean city = chart.city(hex);
        Point at = sheet.centre(hex).plus(0, city ? CITY_TAG_Y : TAG_Y);
        return new Plate.Tag(chart.name(hex), at, city ? CITY_TAG : TAG);
    }

    List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        chart.tiles().forEach(hex -> stand(hex, pieces));
        return pieces;
    }

    private void stand(Hex hex, List<Piece> pieces) {
        Tile tile = world.board().tile(hex);
        if (chart.city(hex)) {
            city(hex, tile, pieces);
        } else if (tile.manned()) {
            Point at = sheet.centre(hex).plus(slide(hex), SOLDIERS_Y);
            pieces.add(piece(Shape.SOLDIERS, at, SOLDIERS, tile.owner(), number(tile.soldiers())));
        }
        world.board().ship(hex).ifPresent(ship -> ship(hex, ship, pieces));
    }

    private void city(Hex hex, Tile tile, List<Piece> pieces) {
        Point middle = sheet.centre(hex);
        int owner = tile.owner();
        pieces.add(piece(Shape.LABEL, middle.plus(0, NAME_Y), NAME, owner, chart.cityName(hex)));
        pieces.add(piece(Shape.TOWN, middle.plus(SIGN_X, SIGN_Y), SIGN, owner, chart.port(hex) ? PORT : INLAND));
        new Purses(world)
                .letter(hex)
                .ifPresent(
                        letter -> pieces.add(piece(Shape.CHIP, middle.plus(LETTER_X, SIGN_Y), LETTER, owner, letter)));
        if (tile.besieged() || new Siege(chart, world.settings()).holds(world.board(), hex)) {
            pieces.add(piece(Shape.ALARM, middle.plus(FIRE_X, SIGN_Y), FIRE, owner, FLAME));
        }
        if (world.week() > 0 || tile.manned()) {
            Shape shape = tile.manned() ? Shape.SOLDIERS : Shape.BARE;
            Point at = middle.plus(slide(hex), GARRISON_Y);
            pieces.add(piece(shape, at, tile.manned() ? GARRISON : BARE, owner, number(tile.soldiers())));
        }
        chart.harbour(hex)
                .filter(harbour -> world.board().ship(harbour).isEmpty())
                .map(harbour -> sheet.along(harbour, hex, MOORING_WAY, 0))
                .ifPresent(at -> pieces.add(piece(Shape.ICON, at, MOORING, Plate.NOBODY, ANCHOR)));
    }

    private void ship(Hex hex, Ship ship, List<Piece> pieces) {
        Point middle = sheet.centre(hex);
        Shape hull = ship.manned() ? Shape.TOWN : Shape.HULK;
        Shape crew = ship.manned() ? Shape.SOLDIERS : Shape.BARE;
        pieces.add(piece(hull, middle.plus(0, HULL_Y), HULL, ship.owner(), SHIP));
        Point at = middle.plus(slide(hex), CREW_Y);
        pieces.add(piece(crew, at, ship.manned() ? GARRISON : BARE, ship.owner(), number(ship.crew())));
    }

    private static Piece piece(Shape shape, Point at, int size, int owner, String text) {
        return new Piece(shape, at, size, owner == Tribe.NOBODY ? Plate.NOBODY : owner, text);
    }

    private static String number(int number) {
        return Integer.toString(number);
    }

    /** Returns the offset of soldiers to the side of the arrows that cross the lower sides of their tile. */
    private int slide(Hex hex) {
        Point middle = sheet.centre(hex);
        int slide = 0;
        for (Arrow arrow : arrows) {
            Point other = arrow.from().equals(middle) ? arrow.to() : arrow.from();
            boolean touches = arrow.from().equals(middle) || arrow.to().equals(middle);
            if (touches && other.y() > middle.y()) {
                slide += other.x() < middle.x() ? SLIDE : -SLIDE;
            }
        }
        return Math.clamp(slide, -SLIDE, SLIDE);
    }
}
