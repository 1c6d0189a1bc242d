package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Border;
import heraldo.rules.scene.Cell.Name;
import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The hexes: whose they are by their fill, where realms end and what changed hands by their borders. */
final class Ground {

    static final Ink TAKEN = new Ink("taken");

    private static final int NAME_Y = -39;
    private static final int FRONTIER = 5;
    private static final int OUTLINE = 6;
    private static final List<Integer> ALL_SIDES = IntStream.range(0, 6).boxed().toList();

    private final World world;

    Ground(World world) {
        this.world = world;
    }

    List<Cell> cells() {
        return Board.HEXES.stream().map(this::cell).toList();
    }

    private Cell cell(int hex) {
        Ink fill = ink(world.tile(hex).owner());
        Name name = new Name(Say.hex(hex), Sheet.centre(hex).plus(0, NAME_Y), Print.GROUND);
        return new Cell(Optional.of(name), Sheet.corners(hex), fill, borders(hex));
    }

    /** The colour and pattern of an owner. */
    static Ink ink(int owner) {
        return owner == Tile.NOBODY ? Ink.NEUTRAL : Ink.seat(owner);
    }

    private List<Border> borders(int hex) {
        Tile tile = world.tile(hex);
        List<Border> borders = new ArrayList<>();
        if (world.past().changed().contains(hex)) {
            borders.add(new Border(TAKEN, OUTLINE, false, ALL_SIDES));
        }
        if (!tile.neutral()) {
            List<Integer> rim = Sheet.rim(hex, other -> world.tile(other).owner() == tile.owner());
            borders.add(new Border(ink(tile.owner()), FRONTIER, false, rim));
        }
        return borders;
    }
}
