package heraldo.bot.app;

import heraldo.rules.engine.HostedRuleset;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** The busiest late turn of every game whose turns have many lines: played with its story, and without. */
final class TurnRow implements Row {

    private static final int ANY = 1_000;

    @Override
    public String name() {
        return "turn";
    }

    @Override
    public List<String> measure() throws RunnerException {
        return List.of(
                turn("hexadominacion", 60), turn("kaixiflan", 64), turn("caos", ANY), turn("tribus", ANY));
    }

    private static String turn(String id, int orders) throws RunnerException {
        HostedRuleset<?> hosted = Installation.here().ruleset(id);
        int lines = LateGame.of(hosted, orders).lines();
        Micro micro = Micro.of(TurnBenchmark.class, Map.of("ruleset", id, "orders", String.valueOf(orders)));
        double told = micro.micros("told");
        double untold = micro.micros("untold");
        return Ratio.line(
                hosted + ", " + lines + " lines, with the chronicle",
                "without",
                told / untold,
                "%.0f : %.0f µs, %.2f : %.2f µs a line",
                told,
                untold,
                told / lines,
                untold / lines);
    }
}
