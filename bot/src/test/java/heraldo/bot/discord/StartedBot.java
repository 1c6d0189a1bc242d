package heraldo.bot.discord;

import heraldo.bot.JavaCommand;
import heraldo.bot.app.BotProcess;
import heraldo.bot.sandbox.Sandbox;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** The bot as a program of its own, with books of its own, that is watched from outside. */
final class StartedBot implements AutoCloseable {

    private final Process process;
    private final BufferedReader said;

    private StartedBot(String token, String rest, String gateway, Path folder) throws IOException {
        String books = folder.resolve("own.db").toString();
        process = new ProcessBuilder(
                        JavaCommand.of(BotProcess.class, token, rest, gateway, books, Instant.EPOCH.toString()))
                .redirectErrorStream(true)
                .start();
        said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    static StartedBot at(Sandbox sandbox, Path folder) throws IOException {
        return at(sandbox, sandbox.token(), folder);
    }

    static StartedBot at(Sandbox sandbox, String token, Path folder) throws IOException {
        return new StartedBot(token, sandbox.restUrl(), sandbox.gatewayUrl(), folder);
    }

    /** Where it looks for Discord nobody listens. */
    static StartedBot nowhere(Path folder) throws IOException {
        return new StartedBot("token", "http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway", folder);
    }

    /** Whether it says something before it ends. */
    boolean hears(String words) throws IOException {
        String line = said.readLine();
        while (line != null && !line.contains(words)) {
            line = said.readLine();
        }
        return line != null;
    }

    /** Its exit code, when it has ended by itself. */
    int code() throws InterruptedException {
        return process.waitFor(1, TimeUnit.MINUTES) ? process.exitValue() : -1;
    }

    /** Whether it ends in time when it is asked to. */
    boolean asked(Duration patience) throws InterruptedException {
        // Asked through its handle, it can still be heard: the process itself would close its output.
        process.toHandle().destroy();
        return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
