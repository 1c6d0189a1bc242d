package heraldo.bot.app;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.schedule.HostClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;

/** The bot as a program of its own, for tests that kill it. It says what it is at, a line each. */
final class BotProcess {

    private BotProcess() {}

    /** Arguments: token, REST address, gateway address, database, and the instant to which the clock is set. */
    public static void main(String[] arguments) throws IOException {
        Installation here = Installation.at(Path.of(arguments[3]).resolveSibling("no-config"));
        HostClock clock = new HostClock(InstantSource.system());
        clock.jumpTo(Instant.parse(arguments[4]));
        Premises premises = Premises.open(
                here,
                here.settings(),
                Path.of(arguments[3]),
                DiscordSettings.at(arguments[0], arguments[1], arguments[2]),
                clock);
        say("open");
        premises.workNow();
        say("next "
                + premises.office()
                        .clerk()
                        .nextDeadline()
                        .map(Instant::toString)
                        .orElse("none"));
        System.in.read();
    }

    private static void say(String line) {
        System.out.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }
}
