package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.BackupShelf;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.SqliteLedger;
import heraldo.rules.engine.HostedRuleset;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;

/** Some campaigns with a real bot, whose turns end evening after evening, the books being copied as for every host. */
final class Evenings implements AutoCloseable {

    private static final List<String> RULESETS = List.of("hexadominacion", "kaixiflan");
    private static final int COPIES = 2;

    private final Installation here = Installation.here();
    private final HostClock clock = new HostClock(InstantSource.system());
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard().withClock(clock));
    private final Path database;
    private final DueTogether campaigns;

    /**
     * Opens the campaigns, and plays their first turns.
     *
     * @param database that is made
     */
    Evenings(Path database, int number, int played) throws InterruptedException {
        this.database = database;
        this.campaigns = DueTogether.in(sandbox, number, clock);
        try (OpenLedger ledger = ledger();
                RunningBot bot = bot(ledger)) {
            List<HostedRuleset<?>> rulesets =
                    RULESETS.stream().<HostedRuleset<?>>map(here::ruleset).toList();
            campaigns.open(bot.office(), rulesets, number);
            settle(ledger);
            for (int evening = 0; evening < played; evening++) {
                pass(ledger, bot);
            }
        }
    }

    /** Opens the books again, and lets so many evenings pass, of which the first does not count. */
    double[] seconds(int evenings) throws InterruptedException {
        try (OpenLedger ledger = ledger();
                RunningBot bot = bot(ledger)) {
            settle(ledger);
            pass(ledger, bot);
            double[] seconds = new double[evenings];
            for (int evening = 0; evening < evenings; evening++) {
                seconds[evening] = pass(ledger, bot);
            }
            return seconds;
        }
    }

    /** How to enter the stand-in: token, REST address, gateway address. */
    List<String> entry() {
        return List.of(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl());
    }

    /** What time it is in the campaigns. */
    Instant now() {
        return clock.instant();
    }

    /** Seconds from a deadline until all its turns are resolved and posted. */
    private double pass(OpenLedger ledger, RunningBot bot) throws InterruptedException {
        campaigns.order(bot.office());
        settle(ledger);
        Instant deadline = bot.office().clerk().nextDeadline().orElseThrow();
        clock.jumpTo(deadline);
        long start = System.nanoTime();
        bot.wake();
        Moments.until(() -> resolved(ledger, deadline));
        settle(ledger);
        return Storm.since(start);
    }

    private static boolean resolved(OpenLedger ledger, Instant deadline) {
        return ledger.read(books -> books.turns().due(deadline, Set.of(), 1).isEmpty()
                && books.turns().locked().isEmpty());
    }

    private OpenLedger ledger() {
        return SqliteLedger.open(database, new BackupShelf(database.resolveSibling("backups"), COPIES, Long.MAX_VALUE));
    }

    private RunningBot bot(OpenLedger ledger) {
        return FastBot.open(here, ledger, sandbox, clock, FastBot.PACE);
    }

    private static void settle(OpenLedger ledger) throws InterruptedException {
        Moments.until(() -> ledger.read(books -> books.outbox().waiting()).posts() == 0);
    }

    @Override
    public void close() {
        sandbox.close();
    }
}
