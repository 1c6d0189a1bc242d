package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.SortedSet;

/** Whom an order attacks. */
public final class Harm {

    private Harm() {}

    /** Whom an order of a realm attacks: whose hex it is (H14). */
    public static SortedSet<Seat> of(World world, Seat seat, Order order) {
        if (!(order instanceof Attack attack)) {
            return Frozen.noSet();
        }
        Tile target = world.tile(attack.target());
        return target.neutral() || target.owner() == seat.number()
                ? Frozen.noSet()
                : Frozen.set(List.of(new Seat(target.owner())));
    }
}
