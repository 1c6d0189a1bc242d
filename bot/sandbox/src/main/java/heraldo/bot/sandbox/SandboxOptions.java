package heraldo.bot.sandbox;

import heraldo.bot.sandbox.rest.Limits;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The settings of a sandbox.
 *
 * @param port port on loopback, 0 for any free one
 * @param cast the people of the sandbox
 * @param clock the time by which ids and messages are stamped; JDA refuses interactions stamped more than 15 minutes ago
 *     by the machine's clock, so it may run ahead but not behind
 * @param stopwatch the time by which answers of the bot are late (3 s, 15 min) and nonces forgotten
 * @param privilegedIntents privileged gateway intents that the application is allowed, as bits
 * @param limits rate limits of the bot
 * @param languages codes of the languages that the page can be read in, the first at first; without any there is no page to
 *     read
 * @param recording path of the recording of all traffic, if any
 */
public record SandboxOptions(
        int port,
        Cast cast,
        InstantSource clock,
        InstantSource stopwatch,
        int privilegedIntents,
        Limits limits,
        List<String> languages,
        Optional<Path> recording) {
    /**
     * Any free port, six players, the machine's clock, no privileged intents, no recording. There are no limits either: those
     * of Discord would make whoever plays a hundred turns in a minute, as tests do, wait for most of an hour.
     */
    public static SandboxOptions standard() {
        return new SandboxOptions(
                0,
                Cast.ofSix(),
                InstantSource.system(),
                InstantSource.system(),
                0,
                Limits.NONE,
                List.of(),
                Optional.empty());
    }

    /** The same on another port. */
    public SandboxOptions onPort(int other) {
        return new SandboxOptions(other, cast, clock, stopwatch, privilegedIntents, limits, languages, recording);
    }

    /** The same with other people. */
    public SandboxOptions with(Cast other) {
        return new SandboxOptions(port, other, clock, stopwatch, privilegedIntents, limits, languages, recording);
    }

    /** The same with another clock for stamps. */
    public SandboxOptions withClock(InstantSource other) {
        return new SandboxOptions(port, cast, other, stopwatch, privilegedIntents, limits, languages, recording);
    }

    /** The same with another clock for lateness. */
    public SandboxOptions withStopwatch(InstantSource other) {
        return new SandboxOptions(port, cast, clock, other, privilegedIntents, limits, languages, recording);
    }

    /** The same with privileged intents allowed. */
    public SandboxOptions withPrivilegedIntents(int bits) {
        return new SandboxOptions(port, cast, clock, stopwatch, bits, limits, languages, recording);
    }

    /** The same with limits. */
    public SandboxOptions within(Limits other) {
        return new SandboxOptions(port, cast, clock, stopwatch, privilegedIntents, other, languages, recording);
    }

    /** The same with a page in these languages. */
    public SandboxOptions speaking(List<String> codes) {
        return new SandboxOptions(port, cast, clock, stopwatch, privilegedIntents, limits, codes, recording);
    }

    /** The same with all traffic recorded to a file. */
    public SandboxOptions recordingTo(Path file) {
        return new SandboxOptions(
                port, cast, clock, stopwatch, privilegedIntents, limits, languages, Optional.of(file));
    }
}
