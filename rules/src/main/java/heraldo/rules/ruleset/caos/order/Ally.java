package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * ALLY: the terms of an alliance on one planet (C30).
 *
 * @param members the other members
 * @param receiver who gets the planet
 * @param warlord whom its author recognises as Señor de la Guerra
 * @param kills in which order the members kill; empty if nothing is agreed
 */
public record Ally(String planet, List<Seat> members, Seat receiver, Optional<Seat> warlord, List<Seat> kills)
        implements Order {

    public Ally {
        members = List.copyOf(members);
        kills = List.copyOf(kills);
    }

    /** All members, its author included. */
    public SortedSet<Seat> with(Seat author) {
        return Frozen.with(Frozen.set(members), author);
    }
}
