package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game of HexaDominación while a round is open: everything there is to know.
 *
 * @param options how this game is played
 * @param turn the open turn, from 1; it runs ahead of {@code round} only while an extension waits for a yes
 * @param round the open round, from 1
 * @param last the last round to be played
 * @param over whether the game has ended
 * @param extension so many more rounds were voted and wait for the game master's yes; 0 if nothing waits (R46)
 * @param tiles every hex, by its number
 * @param realms every realm; that of seat 1 comes first
 * @param names hexes that the game master has given another name
 * @param barters what was traded in the last rounds (R14)
 * @param strikes the attacks of the last round
 * @param changed the hexes that changed hands in the last round
 * @param totals everybody's score before the last round was played, by seat, to show the change
 */
public record World(
        Options options,
        int turn,
        int round,
        int last,
        boolean over,
        int extension,
        List<Tile> tiles,
        List<Realm> realms,
        SortedMap<Integer, String> names,
        List<Barter> barters,
        List<Strike> strikes,
        List<Integer> changed,
        List<Integer> totals) {

    public World {
        tiles = List.copyOf(tiles);
        realms = List.copyOf(realms);
        names = Frozen.map(names);
        barters = List.copyOf(barters);
        strikes = List.copyOf(strikes);
        changed = List.copyOf(changed);
        totals = List.copyOf(totals);
        if (tiles.size() != Board.SIZE) {
            throw new IllegalArgumentException("a board has " + Board.SIZE + " hexes, not " + tiles.size());
        }
    }

    /** A game before its first round. */
    public static World start(Settings settings, List<Tile> tiles, List<Realm> realms) {
        return new World(
                settings.options(),
                1,
                1,
                settings.rounds(),
                false,
                0,
                tiles,
                realms,
                Frozen.noMap(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    public Tile tile(int hex) {
        return tiles.get(hex);
    }

    public Realm realm(Seat seat) {
        return realms.get(seat.number() - 1);
    }

    /** How many seats the game has. */
    public int seats() {
        return realms.size();
    }

    /** Every seat of the game, in order. */
    public Stream<Seat> everybody() {
        return IntStream.rangeClosed(1, seats()).mapToObj(Seat::new);
    }

    /** The seats whose realms still play. */
    public Stream<Seat> playing() {
        return everybody().filter(seat -> realm(seat).active());
    }

    /** Whether a seat takes part in this game at all. */
    public boolean seated(Seat seat) {
        return seat.number() <= realms.size();
    }

    /** Whether orders are taken: the game is on, and no extension waits for a yes. */
    public boolean open() {
        return !over && extension == 0;
    }

    /** How this game is played, option by option. */
    public Settings settings() {
        return new Settings(options);
    }

    /** This world with some things changed. */
    public World change(Consumer<WorldDraft> change) {
        WorldDraft draft = new WorldDraft(this);
        change.accept(draft);
        return draft.world();
    }

    /** This world with one hex changed. */
    public World with(int hex, Tile tile) {
        return change(draft -> draft.tiles.set(hex, tile));
    }

    /** This world with one realm changed. */
    public World with(Seat seat, Realm realm) {
        return change(draft -> draft.realms.set(seat.number() - 1, realm));
    }
}
