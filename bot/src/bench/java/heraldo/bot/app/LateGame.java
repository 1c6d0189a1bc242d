package heraldo.bot.app;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;

/** The busiest turn of a game of every seat that has gone on for a while. */
record LateGame<S>(Ruleset<S> rules, S state, SortedMap<Seat, OrderSheet> sheets, Dice dice) {

    private static final long SEED = 1;
    private static final int TURNS = 40;

    /**
     * Plays a game to find it.
     *
     * @param orders how many lines it has at most
     */
    static <S> LateGame<S> of(HostedRuleset<S> hosted, int orders) {
        SelfPlay<S> game = SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), SEED);
        AtomicReference<SelfPlay.Played<S>> busiest = new AtomicReference<>();
        game.play(TURNS, played -> busiest.accumulateAndGet(played, LateGame::busier));
        SelfPlay.Played<S> turn = busiest.get();
        return new LateGame<>(
                hosted.ruleset(),
                turn.before(),
                atMost(orders, turn.sheets()),
                game.dice(turn.turn().number()));
    }

    private static <S> SelfPlay.Played<S> busier(SelfPlay.Played<S> one, SelfPlay.Played<S> other) {
        return one == null || lines(other.sheets()) >= lines(one.sheets()) ? other : one;
    }

    private static int lines(SortedMap<Seat, OrderSheet> sheets) {
        return sheets.values().stream().mapToInt(OrderSheet::size).sum();
    }

    /** The sheets without their last lines, the longest shortened first. */
    private static SortedMap<Seat, OrderSheet> atMost(int orders, SortedMap<Seat, OrderSheet> sheets) {
        SortedMap<Seat, OrderSheet> shorter = new TreeMap<>(sheets);
        while (lines(shorter) > orders) {
            shorter.entrySet().stream()
                    .max(Comparator.comparing(entry -> entry.getValue().size()))
                    .ifPresent(entry -> entry.setValue(new OrderSheet(entry.getValue()
                            .orders()
                            .subList(0, entry.getValue().size() - 1))));
        }
        return shorter;
    }

    /** How many lines it has. */
    int lines() {
        return lines(sheets);
    }

    Resolution<S> resolve() {
        return rules.play().resolve(state, sheets, dice);
    }

    /** The position after the turn, with what it changed. */
    Scene told() {
        Resolution<S> turn = resolve();
        return rules.draw().scene(new Aftermath<>(state, turn.results(), turn.chronicle(), turn.state(), Viewer.SPECTATOR));
    }

    String write() {
        return codec().write(state);
    }

    S read(String text) {
        return codec().read(text);
    }

    private StateCodec<S> codec() {
        return rules.play().codec();
    }
}
