package heraldo.bot.app;

import com.sun.management.OperatingSystemMXBean;
import heraldo.bot.app.Sendings.Kind;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.OpenLedger;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One evening on which many turns end at once, watched from outside. */
final class Tempest {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final int MOMENT = 50;
    private static final Duration AHEAD = Duration.ofSeconds(5);
    private static final double QUIET = 10;
    private static final List<List<String>> ORDERS =
            List.of(List.of("kaixiflan recolectar", "hex", "G5"), List.of("órdenes vaciar"));

    private final RunningBot bot;
    private final OpenLedger ledger;
    private final Sandbox sandbox;
    private final HostClock clock;
    private final Sendings sendings;
    private final String player;

    Tempest(RunningBot bot, OpenLedger ledger, Sandbox sandbox, HostClock clock, Sendings sendings, String player) {
        this.bot = bot;
        this.ledger = ledger;
        this.sandbox = sandbox;
        this.clock = clock;
        this.sendings = sendings;
        this.player = player;
    }

    /** Lets the deadline of all these campaigns come, and tells what became of it. */
    String pass(List<CampaignId> campaigns, Duration calm) throws InterruptedException {
        Instant deadline = bot.office().clerk().nextDeadline().orElseThrow();
        List<TurnKey> turns = campaigns.stream()
                .map(id -> bot.office().archive().newest(id).orElseThrow().key())
                .toList();
        // The clerks look at the clock again.
        clock.jumpTo(deadline.minus(calm).minus(AHEAD));
        bot.workNow();
        int refused = sandbox.limits().refusals();
        try (Typist typist = new Typist(sandbox, player, "alborada", ORDERS)) {
            // Load before the deadline, against which the time after it is measured.
            TimeUnit.SECONDS.sleep(AHEAD.toSeconds());
            typist.answers();
            until(() -> !clock.instant().isBefore(deadline));
            Typist.Answers before = typist.answers();
            long start = System.nanoTime();
            long cpu = SYSTEM.getProcessCpuTime();
            until(this::resolved);
            double resolved = Storm.since(start);
            double worked = (SYSTEM.getProcessCpuTime() - cpu) / 1e9;
            until(() -> posted() && sendings.quiet() > QUIET);
            return String.format(
                            Locale.ROOT,
                            "published=%d resolved_s=%.1f resolving_cpu_s=%.1f ",
                            published(turns),
                            resolved,
                            worked)
                    + sent(start)
                    + " refused=" + (sandbox.limits().refusals() - refused)
                    + answers(before, typist.answers());
        }
    }

    private long published(List<TurnKey> turns) {
        return turns.stream()
                .filter(key -> bot.office().archive().turn(key).orElseThrow().status() == TurnStatus.PUBLISHED)
                .count();
    }

    private static void until(BooleanSupplier done) throws InterruptedException {
        while (!done.getAsBoolean()) {
            // Without end: how long it takes is what is measured.
            TimeUnit.MILLISECONDS.sleep(MOMENT);
        }
    }

    private boolean resolved() {
        Instant now = clock.instant();
        return ledger.read(books -> books.turns().due(now, Set.of(), 1).isEmpty()
                && books.turns().locked().isEmpty());
    }

    private boolean posted() {
        return ledger.read(books -> books.outbox().waiting()).posts() == 0;
    }

    /** When the last of each kind was sent, and how many there were. */
    private String sent(long start) {
        Map<Kind, Sendings.Tally> sent = sendings.since(start);
        String last = Stream.of(Kind.SEAL, Kind.POST, Kind.CARD, Kind.PROOF, Kind.EDIT)
                .map(kind -> String.format(
                        Locale.ROOT,
                        "last_%s_s=%.1f",
                        kind.name().toLowerCase(Locale.ROOT),
                        sent.getOrDefault(kind, Sendings.Tally.NONE).last()))
                .collect(Collectors.joining(" "));
        String counts = sent.entrySet().stream()
                .map(each -> each.getKey().name().toLowerCase(Locale.ROOT) + ":"
                        + each.getValue().count())
                .collect(Collectors.joining(","));
        return last + " requests="
                + sent.values().stream().mapToInt(Sendings.Tally::count).sum() + " (" + counts + ")";
    }

    private static String answers(Typist.Answers before, Typist.Answers storm) {
        return String.format(
                Locale.ROOT,
                " answers=%d p50_answer_ms=%.1f p99_answer_ms=%.1f longest_answer_ms=%.1f before: p50=%.1f p99=%.1f ratio=%.1f",
                storm.count(),
                storm.p50(),
                storm.p99(),
                storm.longest(),
                before.p50(),
                before.p99(),
                storm.p99() / before.p99());
    }
}
