package heraldo.bot.crash;

import heraldo.bot.app.BotProcess;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.sandbox.Sandbox;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** One life of the program, in a process of its own. */
final class Program {
    private static final long PATIENCE_SECONDS = 180;
    private static final String END = "";
    private static final int KILLED = 137;

    private final Process process;
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();

    private Program(Process process) {
        this.process = process;
        // Reading a pipe would hold on to the carrier of a virtual thread.
        Thread.ofPlatform().daemon().start(this::listen);
    }

    /**
     * Starts the program.
     *
     * @param now the instant to which its clock is set
     * @param kill when it is to die, if that is in its nature from the start
     */
    static Program start(
            Sandbox sandbox,
            Path database,
            Instant now,
            Optional<Kill.At> kill,
            Optional<Flaw> flaw,
            ClassArchive archive) {
        List<String> options = new ArrayList<>();
        kill.ifPresent(at -> {
            options.add("-D" + CrashPoint.WHERE + "=" + at.point());
            options.add("-D" + CrashPoint.PASSES + "=" + at.passes());
        });
        options.addAll(archive.options());
        List<String> arguments = new ArrayList<>(List.of(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl()));
        arguments.addAll(List.of(database.toString(), now.toString()));
        flaw.ifPresent(each -> arguments.add(each.name()));
        return launch(BotProcess.class, options, arguments, database.resolveSibling("program.log"));
    }

    /**
     * Starts a program.
     *
     * @param options of its virtual machine, besides those that all have
     * @param log to which it adds what goes wrong
     */
    static Program launch(Class<?> main, List<String> options, List<String> arguments, Path log) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.awt.headless=true",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.add(main.getName());
        command.addAll(arguments);
        try {
            return new Program(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rest of the next line that begins like this; empty if the program dies before it says it. */
    Optional<String> hear(String beginning) {
        try {
            String line = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            while (line != null && !line.equals(END) && !line.startsWith(beginning)) {
                line = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
            if (line == null) {
                throw new IllegalStateException("the program says nothing any more");
            }
            return line.equals(END)
                    ? Optional.empty()
                    : Optional.of(line.substring(beginning.length()).strip());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Says something to the program; a dead one does not hear it. */
    void tell(String order) {
        try {
            process.getOutputStream().write((order + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            // It has just died.
            said.add(END);
        }
    }

    /** Sends it a signal by name. */
    void signal(String name) {
        try {
            // Every shell has the command, but not every machine the program.
            new ProcessBuilder("sh", "-c", "kill -" + name + " " + process.pid())
                    .start()
                    .waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void killAfter(long millis) {
        after(millis, process::destroyForcibly);
    }

    void askAfter(long millis) {
        after(millis, process::destroy);
    }

    private static void after(long millis, Runnable deed) {
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, Thread::startVirtualThread)
                .execute(deed);
    }

    void whenDead(Runnable deed) {
        process.onExit().thenRun(deed);
    }

    /** Whether it is dead, and had no time to say farewell. */
    boolean died() {
        return !process.isAlive() && process.exitValue() == KILLED;
    }

    /** Waits for it to die, but not for long. */
    void dies(Duration patience) {
        try {
            process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    boolean lives() {
        return process.isAlive();
    }

    /** Asks it to end, and waits until it has. */
    void ask() {
        process.destroy();
        process.onExit().join();
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }

    private void listen() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            lines.lines().forEach(said::add);
        } catch (IOException | UncheckedIOException e) {
            // Its end has closed the pipe.
        }
        process.onExit().join();
        said.add(END);
    }
}
