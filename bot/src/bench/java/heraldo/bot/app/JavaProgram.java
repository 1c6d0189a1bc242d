package heraldo.bot.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A program in a process of its own, of which time, CPU and memory are measured from outside. */
final class JavaProgram implements AutoCloseable {

    private static final String RESIDENT = "VmRSS:";

    private final long began = System.nanoTime();
    private final Process process;
    private final BufferedReader said;
    private final Path complaints;

    private JavaProgram(Process process, Path complaints) {
        this.process = process;
        this.complaints = complaints;
        this.said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * Starts one.
     *
     * @param options of its virtual machine
     */
    static JavaProgram start(List<String> options, Class<?> main, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Djava.awt.headless=true"));
        command.addAll(options);
        command.add(main.getName());
        command.addAll(arguments);
        Path complaints = Files.createTempFile("heraldo-bench", ".log");
        complaints.toFile().deleteOnExit();
        Process process = new ProcessBuilder(command)
                .redirectError(complaints.toFile())
                .start();
        return new JavaProgram(process, complaints);
    }

    /** Waits for a line that begins like this, and tells how many seconds after the start it came. */
    double heard(String beginning) throws IOException {
        String line = said.readLine();
        while (line != null && !line.startsWith(beginning)) {
            line = said.readLine();
        }
        if (line == null) {
            throw new IllegalStateException(
                    "the program ended before it said \"" + beginning + "\": " + Files.readString(complaints));
        }
        return (System.nanoTime() - began) / 1e9;
    }

    /** Seconds of CPU it has used until now. */
    double cpu() {
        return process.toHandle().info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Megabytes of memory it holds now, as Linux counts them; nothing elsewhere. */
    double megabytes() throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.exists(status)) {
            return Double.NaN;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith(RESIDENT))
                .map(line -> line.substring(RESIDENT.length()).strip().split(" ")[0])
                .mapToDouble(kilobytes -> Double.parseDouble(kilobytes) / 1024)
                .findFirst()
                .orElse(Double.NaN);
    }

    /** Asks it to end, and waits until it has. */
    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
