package heraldo.bot.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What the program holds of the machine's memory with a thousand campaigns in its books, beside a bare JDA. */
final class MemoryRow implements Row {

    private static final int OPENED = 10;
    private static final int TIMES = 100;
    private static final int PLAYED = 2;
    private static final int SETTLING = 15;

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public List<String> measure() throws Exception {
        Path database = Files.createTempDirectory("heraldo-memory").resolve("heraldo.db");
        List<String> options = List.of("-Xmx256m", "-cp", System.getProperty("java.class.path"));
        try (Evenings evenings = new Evenings(database, OPENED, PLAYED)) {
            Copies.make(database, TIMES, false);
            List<String> arguments = new ArrayList<>(evenings.entry());
            arguments.add(database.toString());
            arguments.add(evenings.now().toString());
            try (JavaProgram bot = JavaProgram.start(options, BotProcess.class, arguments);
                    JavaProgram bare = JavaProgram.start(options, BareStart.class, evenings.entry())) {
                double bareResident = settled(bare, BareStart.READY);
                double resident = settled(bot, "next");
                return List.of(Ratio.line(
                        "memory with " + OPENED * TIMES + " campaigns, -Xmx256m",
                        "bare JDA",
                        resident / bareResident,
                        "%.0f : %.0f MB, %+.0f MB",
                        resident,
                        bareResident,
                        resident - bareResident));
            }
        }
    }

    /** When everything that the start brings has been done. */
    private static double settled(JavaProgram program, String ready) throws IOException, InterruptedException {
        program.heard(ready);
        TimeUnit.SECONDS.sleep(SETTLING);
        return program.megabytes();
    }
}
