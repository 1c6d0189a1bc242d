package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** How many soldiers each hex has that a sheet leaves free: those recruited, dismissed, moved and sent to attack are counted. */
final class Garrisons {

    private final int[] soldiers = new int[Board.SIZE];

    Garrisons(World world, OrderSheet sheet) {
        Board.HEXES.forEach(hex -> soldiers[hex] = world.tile(hex).soldiers());
        sheet.orders().forEach(order -> count(Command.of(order)));
    }

    private void count(Command order) {
        order.leaving().forEach(group -> soldiers[group.hex()] -= group.soldiers());
        order.arriving().forEach(group -> soldiers[group.hex()] += group.soldiers());
    }

    /** At least 0. */
    int at(int hex) {
        return Math.max(0, soldiers[hex]);
    }
}
