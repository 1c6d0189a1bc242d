package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.tribus.book.Weekday;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** A world that is being written. Its fields are those of {@link World}; it lives within one change. */
public final class WorldDraft {

    public Options options;
    public int turn;
    public Stage stage;
    public int week;
    public Weekday day;
    public int ticks;
    public List<Integer> order;
    public List<Integer> picks;
    public SortedMap<Integer, Tribe> tribes;
    public Board board;
    public List<Pool> pools;
    public List<Pact> pacts;
    public int nextPact;
    public Effort effort;
    public SortedMap<Integer, List<Order>> drafts;
    public SortedSet<Hex> taken;
    public List<Stride> strides;
    public SortedMap<Integer, Integer> totals;
    public Optional<Ending> ending;

    WorldDraft(World world) {
        options = world.options();
        turn = world.turn();
        stage = world.stage();
        week = world.week();
        day = world.day();
        ticks = world.ticks();
        order = world.order();
        picks = world.picks();
        tribes = world.tribes();
        board = world.board();
        pools = world.pools();
        pacts = world.pacts();
        nextPact = world.nextPact();
        effort = world.effort();
        drafts = world.drafts();
        taken = world.taken();
        strides = world.strides();
        totals = world.totals();
        ending = world.ending();
    }

    World world() {
        return new World(
                options, turn, stage, week, day, ticks, order, picks, tribes, board, pools, pacts, nextPact, effort,
                drafts, taken, strides, totals, ending);
    }
}
