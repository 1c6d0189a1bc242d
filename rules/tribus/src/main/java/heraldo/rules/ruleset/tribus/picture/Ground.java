package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Border;
import heraldo.rules.scene.Cell.Name;
import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The tiles: whose they are by their fill, and by their borders where the connected land of a tribe ends (which shares its
 * resources, T7), what changed hands, and which cities are surrounded.
 */
record Ground(Chart chart, Sheet sheet, World world) {

    static final Ink SEA = new Ink("sea");
    static final Ink TAKEN = new Ink("taken");

    private static final int ID_Y = -33;

    /** In a city the id moves aside for the letter of its pool. */
    private static final int CITY_ID_X = -15;

    private static final int FRONTIER = 5;
    private static final int OUTLINE = 6;
    private static final List<Integer> ALL_SIDES = IntStream.range(0, 6).boxed().toList();

    List<Cell> cells() {
        return chart.tiles().stream().map(this::cell).toList();
    }

    private Cell cell(Hex hex) {
        Ink fill = chart.sea(hex) ? SEA : ink(owner(hex));
        return new Cell(Optional.of(id(hex)), sheet.corners(hex), fill, borders(hex));
    }

    private Name id(Hex hex) {
        Point at = sheet.centre(hex).plus(chart.city(hex) ? CITY_ID_X : 0, ID_Y);
        return new Name(chart.name(hex), at, Print.TOP);
    }

    /** The colour and pattern of an owner. */
    static Ink ink(int owner) {
        return owner == Tribe.NOBODY ? Ink.NEUTRAL : Ink.seat(owner);
    }

    private int owner(Hex hex) {
        return world.board().tile(hex).owner();
    }

    private List<Border> borders(Hex hex) {
        List<Border> borders = new ArrayList<>();
        if (world.turns().taken().contains(hex)) {
            borders.add(new Border(TAKEN, OUTLINE, false, ALL_SIDES));
        }
        if (chart.city(hex) && new Siege(chart, world.settings()).holds(world.board(), hex)) {
            borders.add(new Border(Ink.ALERT, OUTLINE, true, ALL_SIDES));
        }
        int owner = owner(hex);
        if (owner != Tribe.NOBODY) {
            borders.add(new Border(ink(owner), FRONTIER, false, Sheet.rim(hex, other -> owner(other) == owner)));
        }
        return borders;
    }
}
