package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;

/**
 * Soldiers of each hex that a sheet leaves free, after recruits, dismissals, moves and attacks. A line that will be void
 * changes nothing.
 */
final class Garrisons {

    private final int[] soldiers = new int[Board.SIZE];

    Garrisons(World world, Rehearsal rehearsal) {
        Board.HEXES.forEach(hex -> soldiers[hex] = world.tile(hex).soldiers());
        rehearsal.ready().lines().stream().filter(Line::stands).forEach(line -> count(Command.of(line.order())));
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
