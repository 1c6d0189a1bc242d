package heraldo.bot.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Starts of a program until it says that it is ready, one after another. */
final class Starts {

    private final List<String> options;
    private final Class<?> main;
    private final List<String> arguments;
    private final String ready;
    private final List<Double> seconds = new ArrayList<>();
    private final List<Double> cpu = new ArrayList<>();

    /**
     * Nothing has been started yet.
     *
     * @param options of its virtual machine
     * @param ready how the line begins that it says then
     */
    Starts(List<String> options, Class<?> main, List<String> arguments, String ready) {
        this.options = options;
        this.main = main;
        this.arguments = arguments;
        this.ready = ready;
    }

    /** Starts it once without counting: its files are in memory then. */
    void rehearse() throws IOException {
        begin();
        seconds.clear();
        cpu.clear();
    }

    /** Starts it once, and ends it in good order. */
    void begin() throws IOException {
        try (JavaProgram program = JavaProgram.start(options, main, arguments)) {
            seconds.add(program.heard(ready));
            cpu.add(program.cpu());
        }
    }

    /** Half of the starts took at most so many seconds. */
    double seconds() {
        return median(seconds);
    }

    /** Half of the starts took at most so many seconds of CPU. */
    double cpu() {
        return median(cpu);
    }

    private static double median(List<Double> values) {
        return Median.of(values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** These beside others. */
    String beside(Starts bare, String what, String called) {
        return Ratio.line(
                what,
                called,
                seconds() / bare.seconds(),
                "%.2f : %.2f s, CPU %.2f : %.2f s = %.2f",
                seconds(),
                bare.seconds(),
                cpu(),
                bare.cpu(),
                cpu() / bare.cpu());
    }
}
