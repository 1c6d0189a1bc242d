package heraldo.bot.app;

import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.chance.Dice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A game of every seat that has gone on for a while. */
@State(Scope.Benchmark)
public class LateGame {

    private static final long SEED = 1;

    /** Set by {@link Benchmarks} to every ruleset there is. */
    @Param("")
    public String ruleset;

    @Param("40")
    public int turn;

    private Studio studio;
    private Wording wording;
    private Scene scene;
    private Position<?> position;

    private record Position<S>(Ruleset<S> rules, S state, SortedMap<Seat, OrderSheet> sheets, Dice dice) {

        static <S> Position<S> late(HostedRuleset<S> hosted, int turn) {
            SelfPlay<S> game = SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), SEED);
            S state = game.play(turn - 1, played -> {});
            SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
            Ruleset<S> rules = hosted.ruleset();
            for (Seat seat : rules.turn(state).due()) {
                sheets.put(seat, rules.propose(state, seat, game.dice(turn)));
            }
            return new Position<>(rules, state, sheets, game.dice(turn));
        }

        Scene scene() {
            return rules.scene(state, Viewer.SPECTATOR);
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
        position = Position.late(hosted, turn);
        scene = position.scene();
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
