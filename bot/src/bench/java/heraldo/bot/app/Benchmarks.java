package heraldo.bot.app;

import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the measurements for every ruleset and prints them, and how much more a whole map takes than a bare one. */
public final class Benchmarks {

    private Benchmarks() {}

    public static void main(String[] arguments) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(TurnBenchmark.class.getSimpleName())
                .param("ruleset", Installation.here().catalog().ids().toArray(String[]::new))
                .jvmArgsAppend("-Djava.awt.headless=true")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        results.forEach(Benchmarks::print);
        for (String ruleset : Installation.here().catalog().ids()) {
            double ratio = score(results, "map", ruleset) / score(results, "bareMap", ruleset);
            System.out.printf(Locale.ROOT, "%-16s map : bareMap = %.1f%n", ruleset, ratio);
            double plate = score(results, "plate", ruleset) / score(results, "barePlate", ruleset);
            System.out.printf(Locale.ROOT, "%-16s plate : barePlate = %.1f%n", ruleset, plate);
        }
    }

    private static void print(RunResult run) {
        Result<?> result = run.getPrimaryResult();
        System.out.printf(
                Locale.ROOT,
                "%-16s %-12s %12.1f ± %.1f %s%n",
                run.getParams().getParam("ruleset"),
                result.getLabel(),
                result.getScore(),
                result.getScoreError(),
                result.getScoreUnit());
    }

    private static double score(Collection<RunResult> results, String label, String ruleset) {
        return results.stream()
                .filter(run -> run.getParams().getParam("ruleset").equals(ruleset))
                .map(RunResult::getPrimaryResult)
                .filter(result -> result.getLabel().equals(label))
                .mapToDouble(result -> result.getScore())
                .findFirst()
                .orElse(Double.NaN);
    }
}
