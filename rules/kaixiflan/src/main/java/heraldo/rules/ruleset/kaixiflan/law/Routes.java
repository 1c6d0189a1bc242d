package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexField;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Predicate;

/** Ways over explored land: free routes, trade routes, distances and what scouts can reach (R29, R63, R66). */
public final class Routes {

    private final Realm realm;
    private final Peace peace;
    private final HexField field;
    private final BitSet explored;
    /** Hexes with units that may be in the way: everywhere else the land is free. */
    private final BitSet manned;

    private final Map<Owner, BitSet> free = new EnumMap<>(Owner.class);
    private final Map<Owner, BitSet> scouted = new EnumMap<>(Owner.class);
    private final Map<Owner, Map<Owner, BitSet>> trade = new EnumMap<>(Owner.class);

    Routes(Realm realm, Peace peace) {
        this.realm = realm;
        this.peace = peace;
        this.field = new HexField(realm.atlas().lands().keySet());
        this.explored = new BitSet(field.size());
        realm.atlas().lands().forEach((hex, land) -> explored.set(field.number(hex), land.explored()));
        this.manned = new BitSet(field.size());
        realm.muster().posts().keySet().forEach(hex -> manned.set(field.number(hex), !peace.pacified(hex)));
    }

    /** Returns whether a free route of a province leads from its capital to a hex, or back (R29). */
    public boolean fromCapital(Owner owner, Hex to) {
        BitSet reached = free.computeIfAbsent(owner, this::freeLand);
        return reached.get(field.number(to));
    }

    private BitSet freeLand(Owner owner) {
        return reach(owner, hex -> peace.blocked(hex, owner));
    }

    /** Returns whether a trade route of one province with another leads from the first one's capital to a hex (R29). */
    public boolean trade(Owner owner, Owner partner, Hex to) {
        BitSet reached = trade.computeIfAbsent(owner, any -> new EnumMap<>(Owner.class))
                .computeIfAbsent(partner, other -> tradeLand(owner, other));
        return reached.get(field.number(to));
    }

    private BitSet tradeLand(Owner owner, Owner partner) {
        return reach(owner, hex -> closedToTrade(hex, owner, partner));
    }

    /** Returns the explored land connected with a capital, without the hexes with units that are closed. */
    private BitSet reach(Owner owner, Predicate<Hex> closed) {
        BitSet open = (BitSet) explored.clone();
        for (int hex = manned.nextSetBit(0); hex >= 0; hex = manned.nextSetBit(hex + 1)) {
            if (open.get(hex) && closed.test(field.hex(hex))) {
                open.clear(hex);
            }
        }
        BitSet capital = new BitSet(field.size());
        capital.set(field.number(realm.province(owner).capital()));
        return field.reach(capital, open);
    }

    private boolean closedToTrade(Hex hex, Owner owner, Owner partner) {
        SortedMap<Owner, ?> there = realm.muster().at(hex);
        for (Owner other : there.keySet()) {
            if (other != partner && peace.contrary(owner, other)) {
                return true;
            }
        }
        return there.containsKey(owner) && there.containsKey(partner);
    }

    /** Returns whether a way over explored land joins two hexes within a number of steps (R66). */
    public boolean within(Hex from, Hex to, int most) {
        if (from.distance(to) > most) {
            return false;
        }
        BitSet reached = new BitSet(field.size());
        reached.set(field.number(from));
        BitSet border = reached;
        for (int step = 0; step < most && !reached.get(field.number(to)); step++) {
            border = nextBorder(border, reached);
        }
        return reached.get(field.number(to));
    }

    private BitSet nextBorder(BitSet border, BitSet reached) {
        BitSet next = new BitSet(field.size());
        border.stream().forEach(hex -> {
            for (int neighbour : field.neighbours(hex)) {
                if (explored.get(neighbour) && !reached.get(neighbour)) {
                    next.set(neighbour);
                }
            }
        });
        reached.or(next);
        return next;
    }

    /** Returns whether a hex lies beside explored land that is connected with a settlement or unit of an owner (R63). */
    public boolean surveyable(Owner owner, Hex hex) {
        BitSet known = scouted.computeIfAbsent(owner, this::scoutedLand);
        for (int neighbour : field.neighbours(field.number(hex))) {
            if (known.get(neighbour)) {
                return true;
            }
        }
        return false;
    }

    private BitSet scoutedLand(Owner owner) {
        BitSet starts = new BitSet(field.size());
        realm.towns().forEach((hex, town) -> {
            if (town.owner() == owner) {
                starts.set(field.number(hex));
            }
        });
        realm.muster().of(owner).keySet().forEach(hex -> starts.set(field.number(hex)));
        return field.reach(starts, explored);
    }
}
