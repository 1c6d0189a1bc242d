package heraldo.bot.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** The state of every game late in it: written and read, beside Jackson's tree of the same text. */
final class StateRow implements Row {

    @Override
    public String name() {
        return "state";
    }

    @Override
    public List<String> measure() throws RunnerException {
        List<String> lines = new ArrayList<>();
        for (String id : Installation.here().catalog().ids()) {
            Micro micro = Micro.of(StateBenchmark.class, Map.of("ruleset", id));
            lines.add(line(id + " state written", micro.micros("write"), micro.micros("bareWrite")));
            lines.add(line(id + " state read", micro.micros("read"), micro.micros("bareRead")));
        }
        return lines;
    }

    private static String line(String what, double micros, double bare) {
        return Ratio.line(what, "Jackson's tree", micros / bare, "%.0f : %.0f µs", micros, bare);
    }
}
