package heraldo.bot.app;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** Some games of one ruleset from first to last step, written down so that they can be played again without thinking. */
record CathayGames<S>(Ruleset<S> rules, List<Game<S>> games) {

    private static final int MOST_TURNS = 1_000;

    /** One of them: its dice, and what was sent in each step. */
    private record Game<S>(SelfPlay<S> table, List<SortedMap<Seat, OrderSheet>> steps) {}

    /** Games in which everybody gives any order that can stand. */
    static <S> CathayGames<S> random(HostedRuleset<S> hosted, int games) {
        return of(hosted, games, seed -> table(hosted, seed).with(new RandomPlay<>(hosted.ruleset(), seed)));
    }

    /** Games in which governors play. */
    static <S> CathayGames<S> governed(HostedRuleset<S> hosted, int games) {
        return of(hosted, games, seed -> table(hosted, seed));
    }

    private static <S> CathayGames<S> of(HostedRuleset<S> hosted, int games, LongFunction<SelfPlay<S>> tables) {
        return new CathayGames<>(
                hosted.ruleset(),
                LongStream.rangeClosed(1, games)
                        .mapToObj(tables)
                        .map(CathayGames::played)
                        .toList());
    }

    private static <S> SelfPlay<S> table(HostedRuleset<S> hosted, long seed) {
        return SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), seed);
    }

    private static <S> Game<S> played(SelfPlay<S> table) {
        List<SortedMap<Seat, OrderSheet>> steps = new ArrayList<>();
        table.play(MOST_TURNS, step -> steps.add(step.sheets()));
        return new Game<>(table, steps);
    }

    /** How many there are. */
    int size() {
        return games.size();
    }

    /** How many steps they have on average. */
    double steps() {
        return games.stream().mapToInt(game -> game.steps().size()).average().orElseThrow();
    }

    /** Thinks and plays all of them anew. */
    void think() {
        games.forEach(game -> game.table().play(MOST_TURNS, step -> {}));
    }

    /** Plays what is written down. */
    void replay(Consumer<Resolution<S>> reader) {
        games.forEach(game -> replay(game, reader));
    }

    private void replay(Game<S> game, Consumer<Resolution<S>> reader) {
        S state = game.table().start();
        for (SortedMap<Seat, OrderSheet> sheets : game.steps()) {
            Turn turn = rules.play().turn(state);
            Resolution<S> step = rules.play().resolve(state, sheets, game.table().dice(turn.number()));
            reader.accept(step);
            state = step.state();
        }
    }
}
