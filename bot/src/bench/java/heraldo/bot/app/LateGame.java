package heraldo.bot.app;

import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.chance.Dice;
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
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A game of every seat that has gone on for a while: its busiest turn, with so many orders at most. */
@State(Scope.Benchmark)
public class LateGame {

    private static final long SEED = 1;

    /** Set by {@link Benchmarks} to every ruleset there is. */
    @Param("")
    public String ruleset;

    /** How many turns are played to find it. */
    @Param("40")
    public int turns;

    @Param("60")
    public int orders;

    private Studio studio;
    private Wording wording;
    private Scene scene;
    private Scene told;
    private Position<?> position;

    private record Position<S>(Ruleset<S> rules, S state, SortedMap<Seat, OrderSheet> sheets, Dice dice) {

        static <S> Position<S> late(HostedRuleset<S> hosted, int turns, int orders) {
            SelfPlay<S> game = SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), SEED);
            AtomicReference<SelfPlay.Played<S>> busiest = new AtomicReference<>();
            game.play(turns, played -> busiest.accumulateAndGet(played, Position::busier));
            SelfPlay.Played<S> turn = busiest.get();
            return new Position<>(
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

        Scene scene() {
            return rules.scene(state, Viewer.SPECTATOR);
        }

        /** The position after the turn, with what it changed. */
        Scene told() {
            Resolution<S> turn = rules.resolve(state, sheets, dice);
            return rules.scene(
                    new Aftermath<>(state, turn.results(), turn.chronicle(), turn.state(), Viewer.SPECTATOR));
        }

        Object resolve() {
            return rules.resolve(state, sheets, dice);
        }

        String write() {
            return rules.codec().write(state);
        }
    }

    @Setup(Level.Trial)
    public void play() {
        Installation here = Installation.here();
        HostedRuleset<?> hosted = here.ruleset(ruleset);
        studio = new Studio(here.roots());
        wording = Speech.of(hosted, hosted.manifest().seats().most(), "es").orElseThrow().wording();
        position = Position.late(hosted, turns, orders);
        System.out.printf("%s: %d orders in the turn%n", ruleset, Position.lines(position.sheets()));
        scene = position.scene();
        told = position.told();
        System.out.printf("%s: plate of %d bytes%n", ruleset, plate().length);
    }

    /** The picture in the post of the turn. */
    byte[] plate() {
        return studio.map(ruleset, told, wording);
    }

    byte[] map() {
        return studio.map(ruleset, scene, wording);
    }

    Scene scene() {
        return scene;
    }

    Object resolve() {
        return position.resolve();
    }

    String write() {
        return position.write();
    }
}
