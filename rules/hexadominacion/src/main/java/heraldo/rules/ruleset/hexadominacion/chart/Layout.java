package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Levels and industries of the map, before anybody lives on it (§6, steps 2 and 3). */
final class Layout {

    private static final Hex MIDDLE = new Hex(0, 0);
    private static final int SIXTHS = 6;
    private static final int ORBITS = 2;
    private static final int CENTRE_LEVEL = 5;
    private static final int CITY_LEVEL = 4;
    private static final int SITE_LEVEL = 3;
    private static final int RICH_LEVEL = 2;

    private final int[] levels = new int[Board.SIZE];
    private final Industry[] industries = new Industry[Board.SIZE];

    private Layout(MapTable table, int home, int inner) {
        Arrays.fill(levels, 1);
        raise(List.of(table.centre()), CENTRE_LEVEL);
        raise(table.cities(), CITY_LEVEL);
        raise(table.sites(), SITE_LEVEL);
        Board.HEXES.stream().filter(hex -> levels[hex] > 1).forEach(hex -> industries[hex] = Industry.CITY);
        raise(table.home().get(home - 1), RICH_LEVEL);
        raise(table.inner().get(inner - 1), RICH_LEVEL);
        raise(table.border(), RICH_LEVEL);
    }

    /** The map of a game: layout and, unless it is symmetric, resources by the dice. */
    static Layout drawn(MapTable table, boolean symmetric, Dice dice) {
        Layout layout = new Layout(table, dice.die("gen|home", ORBITS), dice.die("gen|inner", ORBITS));
        if (symmetric) {
            layout.mirror(table);
        } else {
            layout.roll(dice);
        }
        return layout;
    }

    /** The sample map M0. */
    static Layout sample(MapTable table) {
        Layout layout = new Layout(table, 1, 1);
        layout.mirror(table);
        return layout;
    }

    private void raise(List<String> hexes, int level) {
        MapTable.hexes(hexes).forEach(hex -> levels[hex] = level);
    }

    private void roll(Dice dice) {
        for (int hex : Board.HEXES) {
            if (industries[hex] == null) {
                int roll = dice.die("gen|rec|" + Board.name(hex), Resource.ALL.size());
                industries[hex] = Industry.ALL.get(roll - 1);
            }
        }
    }

    private void mirror(MapTable table) {
        table.sample().forEach((name, resource) -> {
            Hex first = Board.place(Board.hex(name));
            for (int turn = 0; turn < SIXTHS; turn++) {
                industries[Board.number(first.rotated(MIDDLE, turn))] = Industry.of(resource);
            }
        });
    }

    /** Every hex, with nobody on it. */
    List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(Board.SIZE);
        for (int hex : Board.HEXES) {
            tiles.add(new Tile(levels[hex], industries[hex], Tile.NOBODY, 0));
        }
        return tiles;
    }
}
