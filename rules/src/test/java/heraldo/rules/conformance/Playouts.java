package heraldo.rules.conformance;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Games that the engine plays against itself, as many as {@code -Dheraldo.playouts=50} asks for. */
final class Playouts {

    /** The default keeps the module's tests short; before a release run 50 of 400 turns. */
    private static final int GAMES = Integer.getInteger("heraldo.playouts", 2);

    private static final int TURNS = Integer.getInteger("heraldo.playout.turns", 24);

    private Playouts() {}

    /** Plays all games, with each number of seats in turn. */
    static <S> void each(HostedRuleset<S> hosted, Consumer<SelfPlay.Played<S>> watcher) {
        int least = hosted.manifest().seats().least();
        int most = hosted.manifest().seats().most();
        for (int seed = 1; seed <= GAMES; seed++) {
            game(hosted, most - (seed - 1) % (most - least + 1), seed).play(TURNS, watcher);
        }
    }

    static <S> SelfPlay<S> game(HostedRuleset<S> hosted, int seats, int seed) {
        return SelfPlay.of(hosted, seats, new TreeMap<>(), seed);
    }

    /** One game, with the most seats. */
    static <S> void one(HostedRuleset<S> hosted, int turns, Consumer<SelfPlay.Played<S>> watcher) {
        game(hosted, hosted.manifest().seats().most(), 7).play(turns, watcher);
    }
}
