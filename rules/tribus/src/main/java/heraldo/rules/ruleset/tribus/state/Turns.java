package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The turn of a tribe that is played, those to come, and the last one.
 *
 * @param effort what the tribe whose turn it is has done in it
 * @param drafts what tribes have prepared for their next own turn (Q45)
 * @param taken tiles that changed hands in the last turn, and by pacts since, for the map
 * @param strides what the last tribe to play did in its turn, for the map
 */
public record Turns(Effort effort, SortedMap<Integer, List<Order>> drafts, SortedSet<Hex> taken, List<Stride> strides) {

    public static final Turns NONE = new Turns(Effort.NONE, Frozen.noMap(), Frozen.noSet(), List.of());

    public Turns {
        drafts = Frozen.map(drafts);
        taken = Frozen.set(taken);
        strides = List.copyOf(strides);
    }

    public Turns withEffort(Effort done) {
        return new Turns(done, drafts, taken, strides);
    }

    public Turns withDrafts(SortedMap<Integer, List<Order>> prepared) {
        return new Turns(effort, prepared, taken, strides);
    }

    public Turns withTaken(SortedSet<Hex> tiles) {
        return new Turns(effort, drafts, tiles, strides);
    }

    public Turns withStrides(List<Stride> done) {
        return new Turns(effort, drafts, taken, done);
    }

    /** The map forgets the last turn. */
    public Turns forgotten() {
        return new Turns(effort, drafts, Frozen.noSet(), List.of());
    }

    /** Returns the draft of a tribe for its next own turn. */
    public List<Order> prepared(int tribe) {
        return drafts.getOrDefault(tribe, List.of());
    }
}
