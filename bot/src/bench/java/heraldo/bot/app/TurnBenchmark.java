package heraldo.bot.app;

import heraldo.rules.kernel.Chronicle;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A turn that is played, and put into words or not. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class TurnBenchmark {

    @Param("")
    public String ruleset;

    @Param("1")
    public int orders;

    private LateGame<?> game;

    @Setup
    public void play() {
        game = LateGame.of(Installation.here().ruleset(ruleset), orders);
    }

    @Benchmark
    public Object untold() {
        return game.resolve();
    }

    @Benchmark
    public Chronicle told() {
        return game.resolve().chronicle();
    }
}
