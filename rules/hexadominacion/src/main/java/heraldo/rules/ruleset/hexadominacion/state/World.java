package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Inline;
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
 * @param options the rules chosen for this game, option by option
 * @param course the progress of the game
 * @param tiles every hex, by its number
 * @param realms every realm; that of seat 1 comes first
 * @param names hexes that the game master has given another name
 * @param past the memory of the last rounds
 */
public record World(
        Options options,
        @Inline Course course,
        List<Tile> tiles,
        List<Realm> realms,
        SortedMap<Integer, String> names,
        @Inline Past past) {

    public World {
        tiles = List.copyOf(tiles);
        realms = List.copyOf(realms);
        names = Frozen.map(names);
        if (tiles.size() != Board.SIZE) {
            throw new IllegalArgumentException("a board has " + Board.SIZE + " hexes, not " + tiles.size());
        }
    }

    /**
     * A game before its first round.
     *
     * @param rounds the number of rounds to play
     */
    public static World start(Options options, int rounds, List<Tile> tiles, List<Realm> realms) {
        return new World(options, Course.of(rounds), tiles, realms, Frozen.noMap(), Past.NONE);
    }

    /** The open round, from 1. */
    public int round() {
        return course.round();
    }

    /** The last round to be played. */
    public int last() {
        return course.last();
    }

    /** Returns whether the game has ended. */
    public boolean over() {
        return course.over();
    }

    public Tile tile(int hex) {
        return tiles.get(hex);
    }

    public Realm realm(Seat seat) {
        return realms.get(seat.number() - 1);
    }

    /** Returns the number of seats of the game. */
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

    /** Returns whether a seat takes part in this game at all. */
    public boolean seated(Seat seat) {
        return seat.number() <= realms.size();
    }

    /** Returns whether the game takes orders: it is on, and no extension waits for a yes. */
    public boolean open() {
        return !over() && course.extension() == 0;
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
