package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Effort of the tribe whose turn it is: its actions in the turn so far.
 *
 * @param begun whether anything of the turn has been played
 * @param acted whether it has acted, which ends its recruiting (T5)
 * @param spent the tiles of stacks and ships that can do nothing more (T13, Q9)
 * @param banned own cities that may not recruit this turn (Q37)
 * @param fights the number of fights from one tile to another, by {@code from|to}
 */
public record Effort(
        boolean begun, boolean acted, SortedSet<Hex> spent, SortedSet<Hex> banned, SortedMap<String, Integer> fights) {

    public static final Effort NONE = new Effort(false, false, Frozen.noSet(), Frozen.noSet(), Frozen.noMap());

    public Effort {
        spent = Frozen.set(spent);
        banned = Frozen.set(banned);
        fights = Frozen.map(fights);
    }

    /** A turn that begins. */
    public static Effort beginning(SortedSet<Hex> banned) {
        return new Effort(true, false, Frozen.noSet(), banned, Frozen.noMap());
    }

    public Effort acting() {
        return new Effort(begun, true, spent, banned, fights);
    }

    public boolean spent(Hex hex) {
        return spent.contains(hex);
    }

    /** Marks the stack or ship on a tile as spent or, once it has left or died, clears the mark for whatever comes there. */
    public Effort withSpent(Hex hex, boolean now) {
        SortedSet<Hex> changed = now ? Frozen.with(spent, hex) : Frozen.without(spent, hex);
        return new Effort(begun, acted, changed, banned, fights);
    }

    /** Returns the number of fights from one tile to another so far. */
    public int fights(String way) {
        return fights.getOrDefault(way, 0);
    }

    public Effort fought(String way) {
        return new Effort(begun, acted, spent, banned, Frozen.with(fights, way, fights(way) + 1));
    }
}
