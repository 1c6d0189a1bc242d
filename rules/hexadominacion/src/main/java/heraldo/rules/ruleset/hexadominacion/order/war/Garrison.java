package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.List;

/** The soldiers of a hex that is attacked: as many defend as can be paid, the others are lost (H18, H19, R26). */
final class Garrison {

    private final Round round;
    private final Field field;
    private final int hex;
    private final List<Assault> all;
    private int defenders;
    private Stock paid = Stock.NONE;

    Garrison(Round round, int hex, List<Assault> all) {
        this.round = round;
        this.field = round.field();
        this.hex = hex;
        this.all = all;
    }

    /** Pays for the defence; returns how many were lost unpaid. Neutral soldiers defend for nothing (R3). */
    int pay() {
        int owner = field.owner(hex);
        int soldiers = field.soldiers(hex);
        defenders = soldiers;
        if (owner == Tile.NOBODY) {
            return 0;
        }
        Side side = round.side(owner);
        Stock price = round.book().costs().defend();
        defenders = side.stock().affords(price, soldiers);
        paid = price.times(defenders);
        side.pays(paid);
        int unpaid = soldiers - defenders;
        if (unpaid > 0) {
            lose(owner, unpaid);
            round.remark(Remark.unpaid(owner, hex, unpaid));
        }
        return unpaid;
    }

    /** The spent ones go first, then the free ones, then the reserved ones, the latest line first (R31). */
    private void lose(int owner, int unpaid) {
        int spent = Math.min(unpaid, field.spent(hex));
        field.addSpent(hex, -spent);
        int free = Math.min(unpaid - spent, field.free(hex));
        field.add(hex, -free);
        int left = unpaid - spent - free;
        for (int i = all.size() - 1; i >= 0 && left > 0; i--) {
            if (all.get(i).seat() == owner) {
                left -= all.get(i).shrink(field, hex, left);
            }
        }
    }

    /** Returns the number of soldiers that defend. */
    int defenders() {
        return defenders;
    }

    /** Returns the price of the defence. */
    Stock paid() {
        return paid;
    }
}
