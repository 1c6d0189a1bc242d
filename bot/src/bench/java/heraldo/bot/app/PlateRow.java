package heraldo.bot.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** The plate of every game, warm, beside an empty one. */
final class PlateRow implements Row {

    private static final double KILOBYTE = 1_000;

    @Override
    public String name() {
        return "plate";
    }

    @Override
    public List<String> measure() throws RunnerException {
        List<String> lines = new ArrayList<>();
        for (String id : Installation.here().catalog().ids()) {
            PlateBenchmark one = new PlateBenchmark();
            one.ruleset = id;
            one.play();
            Micro micro = Micro.of(PlateBenchmark.class, Map.of("ruleset", id));
            double plate = micro.micros("plate");
            double bare = micro.micros("barePlate");
            lines.add(Ratio.line(
                    id + " plate",
                    "bare plate",
                    plate / bare,
                    "%.1f : %.1f ms, %.0f KB",
                    plate / 1e3,
                    bare / 1e3,
                    one.plate().length / KILOBYTE));
        }
        return lines;
    }
}
