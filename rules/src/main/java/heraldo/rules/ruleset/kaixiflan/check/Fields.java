package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The sources a province works in a turn, one collection after another (R42). Lives within one sheet. */
public final class Fields {

    private final Law law;
    private final Owner giver;
    private final Set<Hex> towns = new TreeSet<>();
    private final Set<Hex> taken = new TreeSet<>();

    public Fields(Law law, Owner giver) {
        this.law = law;
        this.giver = giver;
    }

    /** The settlement that collects; empty if the colonists in the hex do (R32). */
    Optional<Town> town(Gathering order) {
        return law.realm().town(order.hex()).filter(town -> !order.colonists() && town.owner() == order.subject(giver));
    }

    Harvest harvest(Gathering order) {
        return new Harvest(law, giver, order.subject(giver));
    }

    /** What a collection brings in after those before it. */
    public List<Yield> yields(Gathering order) {
        Harvest harvest = harvest(order);
        if (town(order).isEmpty()) {
            return harvest.byColonists(order.hex());
        }
        return order.sources().isEmpty() ? harvest.best(order.hex(), taken) : harvest.from(order.sources());
    }

    boolean taken(Hex source) {
        return taken.contains(source);
    }

    boolean collected(Hex town) {
        return towns.contains(town);
    }

    /** A collection takes its sources. */
    public void take(Gathering order) {
        List<Yield> yields = yields(order);
        town(order).ifPresent(town -> towns.add(order.hex()));
        yields.forEach(yield -> taken.add(yield.source()));
    }
}
