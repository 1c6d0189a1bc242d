package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A world that is being written. Its fields are those of {@link World}; it lives within one change. */
public final class WorldDraft {

    public Options options;
    public int turn;
    public int round;
    public int last;
    public boolean over;
    public int extension;
    public final List<Tile> tiles;
    public final List<Realm> realms;
    public final SortedMap<Integer, String> names;
    public List<Barter> barters;
    public List<Strike> strikes;
    public List<Integer> changed;
    public List<Integer> totals;

    WorldDraft(World world) {
        options = world.options();
        turn = world.turn();
        round = world.round();
        last = world.last();
        over = world.over();
        extension = world.extension();
        tiles = new ArrayList<>(world.tiles());
        realms = new ArrayList<>(world.realms());
        names = new TreeMap<>(world.names());
        barters = world.barters();
        strikes = world.strikes();
        changed = world.changed();
        totals = world.totals();
    }

    World world() {
        return new World(
                options, turn, round, last, over, extension, tiles, realms, names, barters, strikes, changed, totals);
    }
}
