package heraldo.bot;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.RulesetProviders;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Viewer;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rulesets of the project, scanned once per JVM, and a cache of self-play games: tests that need positions of all kinds share
 * the games of their JVM, as long as there is room for them.
 */
public final class ShippedGames {

    /** The configuration that comes with the program. */
    public static final ConfigRoots ROOTS = ConfigRoots.standard(Path.of("no-such-folder"));

    public static final RulesetCatalog CATALOG = RulesetCatalog.scan(ROOTS);

    private static final Map<Key, SoftReference<Game>> GAMES = new ConcurrentHashMap<>();

    private ShippedGames() {}

    /** Returns the rulesets of the project and those in {@code rulesets} of another folder, which has no id of the project's. */
    public static RulesetCatalog and(Path folder) {
        ConfigRoots roots = ConfigRoots.standard(folder);
        RulesetProviders providers = RulesetProviders.onClassPath();
        List<RulesetCatalog> parts = new ArrayList<>(List.of(CATALOG));
        RulesetCatalog.folders(ConfigRoots.of(List.of(folder)))
                .forEach(id -> parts.add(RulesetCatalog.scan(roots.ruleset(id), providers, CATALOG.languages())));
        return RulesetCatalog.joined(CATALOG.languages(), parts);
    }

    private record Key(String ruleset, int seats, long seed) {}

    /**
     * A game in the cache.
     *
     * @param turns the number of turns that were asked for; it may be over before
     */
    private record Game(int turns, List<SelfPlay.Played<?>> steps) {

        static <S> Game play(HostedRuleset<S> hosted, Key key, int turns) {
            List<SelfPlay.Played<?>> steps = new ArrayList<>();
            SelfPlay.of(hosted, key.seats(), new TreeMap<>(), key.seed()).play(turns, steps::add);
            return new Game(turns, List.copyOf(steps));
        }

        List<SelfPlay.Played<?>> first(int number) {
            return steps.stream().filter(step -> step.turn().number() <= number).toList();
        }
    }

    /**
     * Returns the turns, or the steps of instant turns, of a self-play game with default options.
     *
     * @param turns how many turns at most; the game may be over before
     */
    public static <S> List<SelfPlay.Played<S>> played(HostedRuleset<S> hosted, int seats, long seed, int turns) {
        Key key = new Key(hosted.id(), seats, seed);
        Game game = Optional.ofNullable(GAMES.get(key))
                .map(SoftReference::get)
                .filter(cached -> cached.turns() >= turns)
                .orElseGet(() -> Game.play(hosted, key, turns));
        GAMES.put(key, new SoftReference<>(game));
        return steps(game, turns);
    }

    /** As {@link #played(HostedRuleset, int, long, int)}, with as many seats as the ruleset allows. */
    public static <S> List<SelfPlay.Played<S>> played(HostedRuleset<S> hosted, long seed, int turns) {
        return played(hosted, hosted.manifest().seats().most(), seed, turns);
    }

    /** Returns the same turns as spectators see them afterwards. */
    public static <S> List<Aftermath<S>> aftermaths(HostedRuleset<S> hosted, int seats, long seed, int turns) {
        return played(hosted, seats, seed, turns).stream()
                .map(ShippedGames::aftermath)
                .toList();
    }

    /** Returns a turn as spectators see it afterwards. */
    public static <S> Aftermath<S> aftermath(SelfPlay.Played<S> played) {
        return new Aftermath<>(
                played.before(),
                played.resolution().results(),
                played.resolution().chronicle(),
                played.resolution().state(),
                Viewer.SPECTATOR);
    }

    /** The key of the cache names the ruleset, and with it the type of its states. */
    @SuppressWarnings("unchecked")
    private static <S> List<SelfPlay.Played<S>> steps(Game game, int turns) {
        return game.first(turns).stream().map(step -> (SelfPlay.Played<S>) step).toList();
    }
}
