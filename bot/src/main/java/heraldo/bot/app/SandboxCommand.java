package heraldo.bot.app;

import heraldo.bot.sandbox.SandboxOptions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code heraldo sandbox}: the bot on a stand-in for Discord. */
@Command(
        name = "sandbox",
        description = {
            "Runs the bot on a stand-in for Discord on this machine, with a demo campaign.",
            "It prints the address of a page on which you can be any of the players."
        })
final class SandboxCommand implements Callable<Integer> {

    private static final int LAST_PORT = 65_535;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--port", paramLabel = "N", description = "Where the page is served; 0 takes any free port.")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where the database is kept; if not said, in a temporary folder.")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Writes what bot and stand-in say to each other into a file, one JSON object a line.")
    private Optional<Path> recording = Optional.empty();

    @Option(names = "--no-demo", description = "Starts without a campaign.")
    private boolean empty;

    @Override
    public Integer call() throws Exception {
        port.filter(number -> number < 0 || number > LAST_PORT).ifPresent(number -> {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--port is " + number + "; use a number from 0 to " + LAST_PORT);
        });
        say("Opening the sandbox: rules, database, stand-in …");
        Installation here = Installation.here();
        Settings settings = here.settings();
        SandboxClock clock = new SandboxClock();
        SandboxOptions plain = SandboxOptions.standard()
                .onPort(port.orElse(settings.sandbox().port()))
                .withClock(clock);
        SandboxOptions options = recording.map(plain::recordingTo).orElse(plain);
        return UntilStopped.with(
                () -> opened(Playground.open(here, settings, options, clock, data)),
                playground -> new CompletableFuture<>());
    }

    private Playground opened(Playground playground) {
        try {
            if (!empty) {
                playground.demo(this::say);
            }
            playground.limit();
            say("The sandbox is open: " + playground.url() + "  (Ctrl-C ends it)");
            return playground;
        } catch (RuntimeException e) {
            playground.close();
            throw e;
        }
    }

    private void say(String sentence) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(sentence);
        out.flush();
    }
}
