package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A world that is being written. It lives within one change. */
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
        turn = world.course().turn();
        round = world.round();
        last = world.last();
        over = world.over();
        extension = world.course().extension();
        tiles = new ArrayList<>(world.tiles());
        realms = new ArrayList<>(world.realms());
        names = new TreeMap<>(world.names());
        barters = world.past().barters();
        strikes = world.past().strikes();
        changed = world.past().changed();
        totals = world.past().totals();
    }

    World world() {
        Course course = new Course(turn, round, last, over, extension);
        return new World(options, course, tiles, realms, names, new Past(barters, strikes, changed, totals));
    }
}
