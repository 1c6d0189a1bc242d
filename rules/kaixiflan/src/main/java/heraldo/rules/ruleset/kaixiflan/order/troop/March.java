package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;

/**
 * A Mover carried out: its groups are filled in order with the units that are there.
 *
 * @param after everybody's units after the march
 * @param groups the units that went in each group
 * @param complete whether every group that said how many has them all
 */
public record March(Muster after, List<Units> groups, boolean complete) {

    public March {
        groups = List.copyOf(groups);
    }

    /** Carries out a Mover of somebody's units on some positions. */
    public static March of(Muster before, Owner subject, Marching order) {
        Muster muster = before;
        List<Units> groups = new ArrayList<>();
        boolean complete = true;
        for (Leg leg : order.legs()) {
            Units there = muster.at(order.origin(), subject);
            Units going = leg.counted() ? leg.units().least(there) : there;
            complete &= !leg.counted() || going.equals(leg.units());
            muster = muster.minus(order.origin(), subject, going).plus(leg.destination(), subject, going);
            groups.add(going);
        }
        return new March(muster, groups, complete);
    }

    /** Returns whether nobody went anywhere. */
    public boolean isEmpty() {
        return groups.stream().allMatch(Units::isNone);
    }
}
