package heraldo.bot.app;

import heraldo.bot.JavaCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where a host types commands: each runs as a program of its own, in a folder of theirs. */
final class HostShell {
    private final Path home;
    private final Map<String, String> environment = new HashMap<>(Map.of(Token.VARIABLE, "no-real-token"));

    HostShell(Path home) {
        this.home = home;
    }

    /** A command that has ended: its exit code and what it said. */
    record Said(int code, String out, String err) {
        String all() {
            return code + "\n" + out + err;
        }
    }

    /** What the programs to come find in their environment. */
    HostShell with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Runs {@code heraldo} with these arguments. */
    Said heraldo(String... arguments) throws IOException, InterruptedException {
        return run(line(List.of(), arguments));
    }

    /** How {@code heraldo} is started, with options of the virtual machine; nothing runs long enough to be compiled well. */
    static List<String> line(List<String> options, String... arguments) {
        return JavaCommand.of(options, Main.class, arguments);
    }

    /** Runs any program to its end. */
    Said run(List<String> line) throws IOException, InterruptedException {
        int code = start(line).waitFor();
        return new Said(code, read("out"), read("err"));
    }

    /** Starts any program. */
    Process start(List<String> line) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(line).directory(home.toFile());
        builder.environment().putAll(environment);
        return builder.redirectOutput(home.resolve("out").toFile())
                .redirectError(home.resolve("err").toFile())
                .start();
    }

    private String read(String file) throws IOException {
        return Files.readString(home.resolve(file), StandardCharsets.UTF_8);
    }
}
