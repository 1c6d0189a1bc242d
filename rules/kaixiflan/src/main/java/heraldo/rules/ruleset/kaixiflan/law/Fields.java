package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The sources a province works in a turn, one collection after another (R42). Lives within one sheet. */
public final class Fields {

    private final Law law;
    private final Owner giver;
    private final Set<Hex> towns = new TreeSet<>();
    private final Set<Hex> taken = new TreeSet<>();
    private final Set<Good> granted = EnumSet.noneOf(Good.class);
    private @Nullable Crop last;

    public Fields(Law law, Owner giver) {
        this.law = law;
        this.giver = giver;
    }

    /**
     * A collection (K15).
     *
     * @param subject the owner of the settlement or colonists that collect
     * @param sources the sources that a settlement collects; if none is named, the best (R33)
     * @param colonists whether the colonists in the hex collect even if there is a settlement (R32)
     */
    public record Reaping(Owner subject, Hex hex, List<Hex> sources, boolean colonists) {
        public Reaping {
            sources = List.copyOf(sources);
        }

        /** The same, of the best sources. */
        public Reaping unnamed() {
            return new Reaping(subject, hex, List.of(), colonists);
        }
    }

    /** Cached yields of a collection. */
    private record Crop(Reaping reaping, List<Yield> yields) {}

    /** The settlement that collects; empty if the colonists in the hex do (R32). */
    public Optional<Town> town(Reaping reaping) {
        return law.realm()
                .town(reaping.hex())
                .filter(town -> !reaping.colonists() && town.owner() == reaping.subject());
    }

    public Harvest harvest(Reaping reaping) {
        return new Harvest(law, giver, reaping.subject());
    }

    /** Returns the yields of a collection after those before it. */
    public List<Yield> yields(Reaping reaping) {
        Crop crop = last != null && last.reaping.equals(reaping) ? last : new Crop(reaping, grown(reaping));
        last = crop;
        return crop.yields;
    }

    private List<Yield> grown(Reaping reaping) {
        Harvest harvest = harvest(reaping);
        if (town(reaping).isEmpty()) {
            return harvest.byColonists(reaping.hex());
        }
        return reaping.sources().isEmpty() ? harvest.best(reaping.hex(), taken) : harvest.from(reaping.sources());
    }

    /** Returns the bonus of the buildings: on every collection, or by option once a turn for each resource (R41). */
    public Stock bonus(Reaping reaping, List<Yield> yields) {
        Stock bonus = harvest(reaping).bonus(yields);
        return Stock.of(good -> granted.contains(good) ? 0 : bonus.get(good));
    }

    /** Returns whether an earlier collection has used a source. */
    public boolean taken(Hex source) {
        return taken.contains(source);
    }

    /** Returns whether a settlement has collected already. */
    public boolean collected(Hex town) {
        return towns.contains(town);
    }

    /** A collection takes its sources. */
    public void take(Reaping reaping) {
        take(reaping, yields(reaping));
    }

    /** A collection takes the sources of what it brings in. */
    public void take(Reaping reaping, List<Yield> yields) {
        if (law.realm().settings().bonusOncePerTurn()) {
            Stock bonus = bonus(reaping, yields);
            Good.ALL.stream().filter(good -> bonus.get(good) > 0).forEach(granted::add);
        }
        town(reaping).ifPresent(town -> towns.add(reaping.hex()));
        yields.forEach(yield -> taken.add(yield.source()));
        last = null;
    }
}
