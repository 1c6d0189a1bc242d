package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** Units of all owners by hex. It omits hexes without units, and owners without units in a hex. */
public record Muster(SortedMap<Hex, SortedMap<Owner, Units>> posts) {

    public static final Muster EMPTY = new Muster(Frozen.noMap());

    public Muster {
        posts = posts instanceof HexMap<?> ? posts : frozen(posts);
    }

    private static SortedMap<Hex, SortedMap<Owner, Units>> frozen(SortedMap<Hex, SortedMap<Owner, Units>> posts) {
        SortedMap<Hex, SortedMap<Owner, Units>> copy = new TreeMap<>();
        posts.forEach((hex, units) -> copy.put(hex, Frozen.map(units)));
        return HexMap.of(copy);
    }

    /** Everybody in a hex. */
    public SortedMap<Owner, Units> at(Hex hex) {
        return posts.getOrDefault(hex, Frozen.noMap());
    }

    public Units at(Hex hex, Owner owner) {
        return at(hex).getOrDefault(owner, Units.NONE);
    }

    /** All units of an owner. */
    public Units total(Owner owner) {
        Units total = Units.NONE;
        for (SortedMap<Owner, Units> there : posts.values()) {
            total = total.plus(there.getOrDefault(owner, Units.NONE));
        }
        return total;
    }

    /** The hexes in which an owner has units, and which. */
    public SortedMap<Hex, Units> of(Owner owner) {
        SortedMap<Hex, Units> own = new TreeMap<>();
        posts.forEach((hex, units) -> {
            if (units.containsKey(owner)) {
                own.put(hex, units.get(owner));
            }
        });
        return own;
    }

    public Muster plus(Hex hex, Owner owner, Units more) {
        return with(hex, owner, at(hex, owner).plus(more));
    }

    public Muster minus(Hex hex, Owner owner, Units fewer) {
        return with(hex, owner, at(hex, owner).minus(fewer));
    }

    /** This muster with exactly these units of an owner in a hex. */
    public Muster with(Hex hex, Owner owner, Units units) {
        if (units.colonists() < 0 || units.armies() < 0) {
            throw new IllegalArgumentException("fewer than no units of " + owner + " in " + hex);
        }
        SortedMap<Owner, Units> there = new TreeMap<>(at(hex));
        if (units.isNone()) {
            there.remove(owner);
        } else {
            there.put(owner, units);
        }
        HexMap<SortedMap<Owner, Units>> before = HexMap.of(posts);
        return new Muster(
                there.isEmpty() ? before.without(hex) : before.with(hex, Collections.unmodifiableSortedMap(there)));
    }
}
