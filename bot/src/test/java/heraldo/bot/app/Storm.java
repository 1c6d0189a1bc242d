package heraldo.bot.app;

import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.Cellar;
import heraldo.bot.store.OpenLedger;
import heraldo.rules.engine.HostedRuleset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The storm: many campaigns whose turns end in the same minute, while somebody in another one gives orders all the time. The bot is
 * the real one, with its usual pace, at a stand-in with Discord's limits. One row for each kind of database.
 */
public final class Storm implements AutoCloseable {

    private static final int CAMPAIGNS = Integer.getInteger("campaigns", 1_000);
    private static final String RULESETS = System.getProperty("rulesets", "caos,hexadominacion,kaixiflan");
    private static final String BOOKS = System.getProperty("books", "");
    private static final Duration CALM = Duration.ofSeconds(Integer.getInteger("calm", 10));
    private static final int EVENINGS = Integer.getInteger("evenings", 1);
    private static final int MOMENT = 50;

    private final Cellar cellar;
    private final Installation here = Installation.here();
    private final HostClock clock = new HostClock(InstantSource.system());
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard().withClock(clock));
    private final Sendings sendings = new Sendings(sandbox);

    private Storm(Path folder) {
        this.cellar = Cellar.at(folder.resolve("heraldo.db"), Optional.empty());
    }

    /**
     * Options are system properties: {@code campaigns}, how many; {@code rulesets}, of which ones in turn; {@code books}, {@code
     * sqlite} or {@code postgresql} alone; {@code calm}, for how many seconds orders are counted before the storm; {@code evenings},
     * how many turns end before the one that counts: a bot that has just been started is slow.
     */
    public static void main(String[] arguments) throws Exception {
        for (String books : List.of("sqlite", "postgresql")) {
            if (!BOOKS.isEmpty() && !BOOKS.equals(books)) {
                continue;
            }
            if (!Cellar.stocked(books.equals("postgresql"))) {
                System.out.println("books=" + books + " skipped: there is no PostgreSQL in /usr/lib/postgresql");
                continue;
            }
            try (Storm storm = new Storm(Files.createTempDirectory("heraldo-storm"))) {
                System.out.println("books=" + books + " " + storm.row());
            }
        }
        System.exit(0);
    }

    private String row() throws InterruptedException {
        DueTogether campaigns = DueTogether.in(sandbox, CAMPAIGNS, clock);
        prepare(campaigns);
        sandbox.limits().set(heraldo.bot.sandbox.rest.Limits.DISCORD);
        long before = System.nanoTime();
        try (OpenLedger ledger = cellar.open();
                RunningBot bot = open(ledger, Pace.USUAL)) {
            double start = since(before);
            settle(ledger);
            double settled = since(before);
            bot.office().clerk().think();
            double thought = since(before) - settled;
            return "campaigns=" + CAMPAIGNS + " "
                    + new Tempest(bot, ledger, sandbox, clock, sendings, campaigns.asidePlayer())
                            .pass(campaigns.ids(), CALM)
                    + String.format(Locale.ROOT, " start_s=%.1f shown_s=%.1f thought_s=%.1f", start, settled, thought);
        }
    }

    static double since(long nanos) {
        return (System.nanoTime() - nanos) / 1e9;
    }

    /** Opens the campaigns and makes their rooms, as fast as it goes. */
    private void prepare(DueTogether campaigns) throws InterruptedException {
        try (OpenLedger ledger = cellar.open();
                RunningBot bot = open(ledger, FastBot.PACE)) {
            List<HostedRuleset<?>> rulesets = Stream.of(RULESETS.split(","))
                    .<HostedRuleset<?>>map(here::ruleset)
                    .toList();
            campaigns.openAside(bot.office(), here.ruleset("kaixiflan"));
            campaigns.open(bot.office(), rulesets, CAMPAIGNS);
            settle(ledger);
            for (int evening = 0; evening < EVENINGS; evening++) {
                campaigns.order(bot.office());
                clock.jumpTo(bot.office().clerk().nextDeadline().orElseThrow());
                bot.workNow();
                settle(ledger);
            }
            campaigns.order(bot.office());
        }
    }

    /** Until nothing waits to be posted, and nothing has been sent for some seconds. */
    private void settle(OpenLedger ledger) throws InterruptedException {
        while (ledger.read(books -> books.outbox().waiting()).posts() > 0 || sendings.quiet() < 3) {
            // Without end: a thousand campaigns take as long as they take.
            TimeUnit.MILLISECONDS.sleep(MOMENT);
        }
    }

    private RunningBot open(OpenLedger ledger, Pace pace) {
        return FastBot.open(here, ledger, sandbox, clock, pace);
    }

    @Override
    public void close() {
        sandbox.close();
    }
}
