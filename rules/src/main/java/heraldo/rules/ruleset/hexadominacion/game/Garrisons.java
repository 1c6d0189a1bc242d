package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** How many soldiers each hex has that a sheet leaves free: those recruited, dismissed, moved and sent to attack are counted. */
final class Garrisons {

    private final int[] soldiers = new int[Board.SIZE];

    Garrisons(World world, OrderSheet sheet) {
        Board.HEXES.forEach(hex -> soldiers[hex] = world.tile(hex).soldiers());
        sheet.orders().forEach(this::count);
    }

    private void count(Order order) {
        switch (order) {
            case Recruit recruit -> soldiers[recruit.hex()] += recruit.soldiers();
            case Dismiss dismiss -> soldiers[dismiss.hex()] -= dismiss.soldiers();
            case Move move -> {
                soldiers[move.from()] -= move.soldiers();
                soldiers[move.to()] += move.soldiers();
            }
            case Attack attack -> attack.origins().forEach(origin -> soldiers[origin.hex()] -= origin.soldiers());
            default -> {}
        }
    }

    /** At least 0. */
    int at(int hex) {
        return Math.max(0, soldiers[hex]);
    }
}
