package heraldo.rules.conformance;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Games that the engine plays against itself, as many as {@code -Dheraldo.playouts=50} asks for. Each is played once per JVM and
 * shown to every law that watches it: positions are immutable.
 */
public final class Playouts {

    private static final int GAMES = Sampling.size("heraldo.playouts", 2, 6);
    private static final int TURNS = Sampling.size("heraldo.playout.turns", 8, 60);

    /** A seed that is the same in every build, for laws that count what happens. */
    static final long FIXED = 7;

    /** The same, but another one in every long build, for laws that hold in every game. */
    static final long ANY = Sampling.seed(Playouts.class, FIXED);

    /** Recordings kept in memory: those of a few rulesets, the least recently watched one is dropped first. */
    private static final int KEPT = 24;

    private static final Map<Title, Recording<?>> SHELF = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Title, Recording<?>> eldest) {
            return size() > KEPT;
        }
    };

    private Playouts() {}

    /** Shows all games, with each number of seats in turn. */
    static <S> void each(HostedRuleset<S> hosted, Consumer<Played<S>> watcher) {
        int least = hosted.manifest().seats().least();
        int most = hosted.manifest().seats().most();
        for (int game = 0; game < GAMES; game++) {
            watch(hosted, most - game % (most - least + 1), ANY + game, TURNS, watcher);
        }
    }

    static <S> SelfPlay<S> game(HostedRuleset<S> hosted, int seats, long seed) {
        return SelfPlay.of(hosted, seats, new TreeMap<>(), seed);
    }

    /** Shows one game with the most seats, another one in every long build. */
    static <S> void one(HostedRuleset<S> hosted, int turns, Consumer<Played<S>> watcher) {
        watch(hosted, hosted.manifest().seats().most(), ANY, turns, watcher);
    }

    /** Shows games of different numbers of seats: of every number in a long build, else one with the most. */
    static <S> void tables(HostedRuleset<S> hosted, long seed, int turns, BiConsumer<List<Seat>, Played<S>> watcher) {
        int least = hosted.manifest().seats().least();
        int most = hosted.manifest().seats().most();
        int tables = Sampling.size("heraldo.tables", 1, most - least + 1);
        for (int seats = most; seats > most - tables; seats--) {
            List<Seat> all = HostedRuleset.seats(seats);
            long shift = seats == most ? 0 : seats - FIXED;
            watch(hosted, seats, seed + shift, turns, played -> watcher.accept(all, played));
        }
    }

    /** Returns the seats that a law looks at: one, another in every look; all of them in a long build. */
    static List<Seat> some(Collection<Seat> seats, int look) {
        List<Seat> all = List.copyOf(seats);
        int some = Math.min(all.size(), Sampling.size("heraldo.seats", 1, all.size()));
        return IntStream.range(0, some)
                .mapToObj(i -> all.get((look + i) % all.size()))
                .toList();
    }

    /** Shows the same game with the most seats in every build, for laws that count what happens in it. */
    static <S> void fixed(HostedRuleset<S> hosted, int turns, Consumer<Played<S>> watcher) {
        watch(hosted, hosted.manifest().seats().most(), FIXED, turns, watcher);
    }

    /**
     * Shows the first turns of a game.
     *
     * @return the position after them
     */
    public static <S> S watch(HostedRuleset<S> hosted, int seats, long seed, int turns, Consumer<Played<S>> watcher) {
        @SuppressWarnings("unchecked") // an id has one ruleset, and that has one state
        Recording<S> recording = (Recording<S>) recording(new Title(hosted.id(), seats, seed));
        SelfPlay<S> game = game(hosted, seats, seed);
        S last = game.start();
        for (Played<S> played : recording.first(game, turns)) {
            watcher.accept(played);
            last = played.resolution().state();
        }
        return last;
    }

    private static Recording<?> recording(Title title) {
        synchronized (SHELF) {
            return SHELF.computeIfAbsent(title, none -> new Recording<>());
        }
    }

    private record Title(String id, int seats, long seed) {}

    /** The turns of one game that were played so far. */
    private static final class Recording<S> {

        private List<Played<S>> steps = List.of();
        private int turns;

        /** Returns the first turns of the game, which is played once; laws of several threads may ask. */
        synchronized List<Played<S>> first(SelfPlay<S> game, int most) {
            if (most > turns) {
                List<Played<S>> played = new ArrayList<>();
                game.play(most, played::add);
                steps = List.copyOf(played);
                turns = most;
            }
            return steps.stream()
                    .takeWhile(step -> step.turn().number() <= most)
                    .toList();
        }
    }
}
