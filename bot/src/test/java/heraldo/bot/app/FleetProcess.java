package heraldo.bot.app;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.gate.Connection;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.postgres.LeasePlan;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.tenancy.LeasedTenancy;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One of several bots that share the servers, as a program of its own, for tests that do it harm. It does what is said to it:
 * {@code at INSTANT} sets the clock and wakes its clerks, {@code crash POINT PASSES} lets it die at a point.
 */
public final class FleetProcess {
    private FleetProcess() {}

    /**
     * Arguments: token, REST address, gateway address, address and user of the database, folder with the settings, the instant to
     * which the clock is set, and into how many parts the servers are split.
     */
    public static void main(String[] arguments) throws Exception {
        HostClock clock = new HostClock(InstantSource.system());
        clock.jumpTo(Instant.parse(arguments[6]));
        AtomicReference<Runnable> clerks = new AtomicReference<>(() -> {});
        Thread.ofPlatform().daemon().start(() -> obey(clock, clerks));
        try {
            UntilStopped.with(() -> open(arguments, clock, clerks), Relay::refused);
        } catch (Connection.NoEntryException e) {
            BotProcess.say(e.getMessage());
            System.exit(Main.REFUSED);
        }
    }

    private static Relay open(String[] arguments, HostClock clock, AtomicReference<Runnable> clerks)
            throws InterruptedException {
        Installation here = BotProcess.installation(Path.of(arguments[5]));
        PostgresAddress address = PostgresAddress.of(arguments[3], Map.of(PostgresAddress.USER, arguments[4]));
        DiscordSettings discord = DiscordSettings.at(arguments[0], arguments[1], arguments[2]);
        int total = Integer.parseInt(arguments[7]);
        return Relay.open(
                () -> {
                    LeasedTenancy tenancy = LeasedTenancy.join(address, LeasePlan.anyOf(total, total));
                    BotProcess.say("joined");
                    return tenancy;
                },
                tenancy -> {
                    RunningBot bot = RunningBot.open(here, here.settings(), tenancy, discord, clock);
                    clerks.set(bot::wake);
                    return bot;
                });
    }

    private static void obey(HostClock clock, AtomicReference<Runnable> clerks) {
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            for (String order = orders.readLine(); order != null; order = orders.readLine()) {
                String[] words = order.split(" ");
                if (words[0].equals("at")) {
                    clock.jumpTo(Instant.parse(words[1]));
                    clerks.get().run();
                } else {
                    System.setProperty(CrashPoint.WHERE, words[1]);
                    System.setProperty(CrashPoint.PASSES, words[2]);
                }
            }
        } catch (IOException e) {
            BotProcess.say("deaf");
        }
        System.exit(0);
    }
}
