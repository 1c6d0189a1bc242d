package heraldo.bot.app;

import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.turn.DeadlineClerk;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.demo.Demo;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.rules.data.Bundle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The bot on a stand-in for Discord, with a clock that can be set ahead. */
final class Playground implements AutoCloseable {

    private static final String DATABASE = "heraldo.db";

    private final Installation here;
    private final Settings settings;
    private final Cast cast;
    private final SandboxClock clock;
    private final Sandbox sandbox;
    private final RunningBot bot;
    private final Optional<Path> scratch;

    private Playground(
            Installation here,
            Settings settings,
            Cast cast,
            SandboxClock clock,
            Sandbox sandbox,
            RunningBot bot,
            Optional<Path> scratch) {
        this.here = here;
        this.settings = settings;
        this.cast = cast;
        this.clock = clock;
        this.sandbox = sandbox;
        this.bot = bot;
        this.scratch = scratch;
        sandbox.acts().offer("deadline", labels(), this::toDeadline);
    }

    /**
     * Opens a stand-in and brings the bot onto it.
     *
     * @param clock the clock of the options
     * @param data where the database is kept; empty for a temporary folder
     * @throws heraldo.bot.sandbox.PortTakenException if another program listens on the port
     */
    static Playground open(
            Installation here, Settings settings, SandboxOptions options, SandboxClock clock, Optional<Path> data) {
        Sandbox sandbox = Sandbox.open(options.speaking(codes(here.dictionary())));
        try {
            DiscordSettings discord = DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl())
                    .at(settings.pace());
            Path folder = data.orElseGet(Playground::temporary);
            RunningBot bot = RunningBot.open(here, settings.withoutMetrics(), folder.resolve(DATABASE), discord, clock);
            Optional<Path> scratch = data.isPresent() ? Optional.empty() : Optional.of(folder);
            return new Playground(here, settings, options.cast(), clock, sandbox, bot, scratch);
        } catch (RuntimeException e) {
            sandbox.close();
            throw e;
        }
    }

    String url() {
        return sandbox.url();
    }

    /** Opens a campaign and plays its first turns. */
    void demo() {
        demo(step -> {});
    }

    /**
     * Opens a campaign and plays its first turns.
     *
     * @param progress told, before each step, what the next one is
     */
    void demo(Consumer<String> progress) {
        progress.accept("Opening the campaign of the demo …");
        new Demo(sandbox.url(), cast, DemoScript.of(here, settings)).open();
        int turns = settings.sandbox().demoTurns();
        for (int turn = 1; turn <= turns; turn++) {
            progress.accept("Playing turn " + turn + " of " + turns + " …");
            toDeadline();
        }
    }

    /** The stand-in, for tests that look behind the scenes. */
    Sandbox sandbox() {
        return sandbox;
    }

    /**
     * From now on the bot may ask for no more than on Discord. The demo is set up before: in it turns follow each other in
     * seconds that have hours between them on Discord, and nobody would wait for their posts there.
     */
    void limit() {
        sandbox.limits().set(Limits.DISCORD);
    }

    /**
     * Sets the clock to the next deadline and lets the clerks work.
     *
     * @return whether its turns are resolved, in words
     */
    synchronized String toDeadline() {
        Bundle words = here.dictionary().bundle(settings.tongue());
        DeadlineClerk clerk = bot.office().clerk();
        Optional<Instant> deadline = clerk.nextDeadline();
        if (deadline.isEmpty()) {
            return words.text("app.deadline.none").orElseThrow();
        }
        List<TurnKey> due = clerk.endingBy(deadline.get());
        clock.jumpTo(deadline.get());
        bot.workNow();
        boolean ended = due.stream().allMatch(clerk::ended);
        return words.text(ended ? "app.deadline.done" : "app.deadline.not-done").orElseThrow();
    }

    @Override
    public void close() {
        bot.close();
        sandbox.close();
        scratch.ifPresent(Playground::clear);
    }

    private Map<String, String> labels() {
        Map<String, String> labels = new TreeMap<>();
        here.dictionary().words("app.deadline.button").forEach((tongue, label) -> labels.put(tongue.code(), label));
        return labels;
    }

    private static List<String> codes(Dictionary dictionary) {
        return dictionary.tongues().stream().map(Tongue::code).toList();
    }

    /** A folder that goes when the playground is closed. */
    private static Path temporary() {
        try {
            return Files.createTempDirectory("heraldo-sandbox-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void clear(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
