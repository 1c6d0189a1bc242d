package heraldo.bot.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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

/** A state, written and read by the ruleset's codec, beside the same text as a tree without meaning. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
@State(Scope.Benchmark)
public class StateBenchmark {

    private static final int ANY = 1_000;

    @Param("")
    public String ruleset;

    private final ObjectMapper mapper = new ObjectMapper();
    private LateGame<?> game;
    private String text;
    private JsonNode tree;

    @Setup
    public void play() throws JsonProcessingException {
        game = LateGame.of(Installation.here().ruleset(ruleset), ANY);
        text = game.write();
        tree = mapper.readTree(text);
    }

    @Benchmark
    public String write() {
        return game.write();
    }

    @Benchmark
    public Object read() {
        return game.read(text);
    }

    @Benchmark
    public String bareWrite() throws JsonProcessingException {
        return mapper.writeValueAsString(tree);
    }

    @Benchmark
    public JsonNode bareRead() throws JsonProcessingException {
        return mapper.readTree(text);
    }
}
