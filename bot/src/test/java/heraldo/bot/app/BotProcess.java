package heraldo.bot.app;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.crash.Flaw;
import heraldo.bot.discord.gate.Connection;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.SqliteLedger;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/**
 * The bot as a program of its own, for tests that kill it. It says what it is at, a line each, and does what is said to it:
 * {@code at INSTANT} sets the clock and lets the clerks work, {@code crash POINT PASSES} lets it die at a point. It ends with
 * its input, or when it is asked to.
 */
public final class BotProcess {

    private BotProcess() {}

    /**
     * Arguments: token, REST address, gateway address, database, and the instant to which the clock is set. A folder
     * {@code config} beside the database is all there is of settings and rulesets; without it, what comes with the program. A
     * sixth argument names a flaw that is built in.
     */
    public static void main(String[] arguments) throws Exception {
        try {
            UntilStopped.with(() -> open(arguments), RunningBot::refused);
        } catch (Connection.NoEntryException e) {
            say(e.getMessage());
            System.exit(Main.REFUSED);
        }
    }

    private static RunningBot open(String[] arguments) {
        Path database = Path.of(arguments[3]);
        Installation here = installation(database.resolveSibling("config"));
        HostClock clock = new HostClock(InstantSource.system());
        clock.jumpTo(Instant.parse(arguments[4]));
        SqliteLedger ledger =
                SqliteLedger.open(database, here.settings().storage().backups().of(database));
        DiscordSettings discord = DiscordSettings.at(arguments[0], arguments[1], arguments[2]);
        RunningBot bot = arguments.length > 5
                ? RunningBot.open(
                        here, here.settings(), Flaw.valueOf(arguments[5]).in(ledger), discord, clock)
                : RunningBot.open(here, here.settings(), ledger, discord, clock);
        say("open");
        Thread.ofPlatform().daemon().start(() -> obey(bot, clock));
        return bot;
    }

    static Installation installation(Path config) {
        if (!Files.isDirectory(config)) {
            return Installation.at(config);
        }
        ConfigRoots roots = ConfigRoots.of(List.of(config));
        return new Installation(roots, RulesetCatalog.scan(roots));
    }

    private static void obey(RunningBot bot, HostClock clock) {
        work(bot);
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            String order = orders.readLine();
            while (order != null) {
                String[] words = order.split(" ");
                if (words[0].equals("at")) {
                    clock.jumpTo(Instant.parse(words[1]));
                    work(bot);
                } else {
                    System.setProperty(CrashPoint.WHERE, words[1]);
                    System.setProperty(CrashPoint.PASSES, words[2]);
                    say("armed");
                }
                order = orders.readLine();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.exit(0);
    }

    private static void work(RunningBot bot) {
        bot.workNow();
        say("next " + bot.office().clerk().nextDeadline().map(Instant::toString).orElse("none"));
    }

    static void say(String line) {
        System.out.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }
}
