package heraldo.bot.app;

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
import org.openjdk.jmh.infra.Blackhole;

/** Whole games of Cathay, each with the keyed dice that campaigns have. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class CathayBenchmark {

    @Param("1")
    public int games;

    private CathayGames<?> random;
    private CathayGames<?> governed;

    @Setup
    public void play() {
        random = CathayGames.random(Installation.here().ruleset("cathay"), games);
        governed = CathayGames.governed(Installation.here().ruleset("cathay"), games);
    }

    @Benchmark
    public void randomTold(Blackhole readers) {
        random.replay(step -> readers.consume(step.chronicle()));
    }

    @Benchmark
    public void randomUntold(Blackhole readers) {
        random.replay(readers::consume);
    }

    @Benchmark
    public void governed() {
        governed.think();
    }

    @Benchmark
    public void governedUntold(Blackhole readers) {
        governed.replay(readers::consume);
    }

    /** How many steps a game has: random ones, and those of governors. */
    double steps(boolean byChance) {
        return (byChance ? random : governed).steps();
    }
}
