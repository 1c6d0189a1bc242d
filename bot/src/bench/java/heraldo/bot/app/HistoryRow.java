package heraldo.bot.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Turns of a few campaigns in a database with a hundred times as many turns in it, beside the same before that. */
final class HistoryRow implements Row {

    private static final int CAMPAIGNS = 8;
    private static final int PLAYED = 20;
    private static final int COUNTED = 7;
    private static final int TIMES = 100;
    private static final double MEGABYTE = 1e6;

    @Override
    public String name() {
        return "history";
    }

    @Override
    public List<String> measure() throws Exception {
        Path database = Files.createTempDirectory("heraldo-history").resolve("heraldo.db");
        try (Evenings evenings = new Evenings(database, CAMPAIGNS, PLAYED)) {
            double before = Median.of(evenings.seconds(COUNTED));
            double small = megabytes(database);
            Copies.make(database, TIMES, true);
            double after = Median.of(evenings.seconds(COUNTED));
            return List.of(Ratio.line(
                    CAMPAIGNS + " turns after " + TIMES + " x history",
                    "the same before",
                    after / before,
                    "%.2f : %.2f s until posted, %.0f : %.0f MB",
                    after,
                    before,
                    megabytes(database),
                    small));
        }
    }

    private static double megabytes(Path file) throws IOException {
        return Files.size(file) / MEGABYTE;
    }
}
