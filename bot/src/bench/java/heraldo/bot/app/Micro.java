package heraldo.bot.app;

import java.util.Collection;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * What takes microseconds, measured in virtual machines of its own, warm.
 *
 * @param results one for each method of the measurement
 */
record Micro(Collection<RunResult> results) {

    /**
     * Measures.
     *
     * @param settings what is measured: values of its parameters
     */
    static Micro of(Class<?> measurement, Map<String, String> settings) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("\\." + measurement.getSimpleName() + "\\.")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true);
        settings.forEach(options::param);
        return new Micro(new Runner(options.build()).run());
    }

    /** Microseconds that a method takes. */
    double micros(String method) {
        return results.stream()
                .<Result<?>>map(RunResult::getPrimaryResult)
                .filter(result -> result.getLabel().equals(method))
                .mapToDouble(Result::getScore)
                .findFirst()
                .orElseThrow();
    }
}
