package heraldo.bot.gauge;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.gate.Waits;
import heraldo.bot.discord.room.Lookout;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

/**
 * The figures of a running program. What passes is counted as it passes; what stands in the books is counted when somebody asks.
 * Their labels are a few fixed words: no figure is of one campaign, person or server.
 */
public final class Gauges implements Waits, AutoCloseable {

    private static final double MILLIS = 1_000;
    /** Up to which delays posts are told apart, and answers and requests: where something begins to be wrong. In milliseconds. */
    private static final long[] SLOW = {1_000, 5_000, 15_000, 60_000, 300_000, 900_000};

    private static final long[] QUICK = {50, 100, 250, 500, 1_000, 3_000, 10_000};

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collector = new JvmGcMetrics();
    private final Census census;
    private final Health health;
    private final Timer posts;
    private final Timer orders;
    private final Timer others;
    private final Timer ownWaits;
    private final Timer discordWaits;
    private final Counter refusals;

    /** Figures of a program whose books are counted by a census, and whose connection is watched by a lookout. */
    public Gauges(Census census, Lookout lookout) {
        this.census = census;
        this.health = new Health(census, lookout);
        this.posts = timer("heraldo.deadline.to.post", "From a turn's deadline until its result was posted", SLOW)
                .register(registry);
        String answer = "From hearing what somebody asked for until they had the answer";
        this.orders = timer("heraldo.answer", answer, QUICK).tag("to", "order").register(registry);
        this.others = timer("heraldo.answer", answer, QUICK).tag("to", "other").register(registry);
        String wait = "How long a request to Discord waited before it was sent";
        this.ownWaits =
                timer("heraldo.request.wait", wait, QUICK).tag("limit", "own").register(registry);
        this.discordWaits = timer("heraldo.request.wait", wait, QUICK)
                .tag("limit", "discord")
                .register(registry);
        this.refusals = Counter.builder("heraldo.requests.refused")
                .description("Requests that Discord refused as too many")
                .register(registry);
        countBooks();
        watch(lookout);
        watchMachine();
    }

    private static Timer.Builder timer(String name, String what, long... steps) {
        return Timer.builder(name)
                .description(what)
                .serviceLevelObjectives(
                        LongStream.of(steps).mapToObj(Duration::ofMillis).toArray(Duration[]::new));
    }

    private void countBooks() {
        for (Standing standing : Standing.values()) {
            gauge("heraldo.turns", "Newest turns of campaigns under way", () -> count(tally -> tally.turns(standing)))
                    .tag("state", standing.label())
                    .register(registry);
        }
        seconds(
                        "heraldo.turn.overdue",
                        "How far the latest turn is past its deadline",
                        () -> count(tally -> tally.overdue().toMillis() / MILLIS))
                .register(registry);
        gauge("heraldo.outbox.posts", "Posts that wait", () -> count(Census.Tally::posts))
                .register(registry);
        seconds(
                        "heraldo.outbox.age",
                        "For how long the oldest of them has waited",
                        () -> count(tally -> tally.age().toMillis() / MILLIS))
                .register(registry);
    }

    private void watch(Lookout lookout) {
        gauge("heraldo.healthy", "1 if all is well", () -> health.faults().isEmpty() ? 1 : 0)
                .register(registry);
        gauge("heraldo.gateway.connected", "1 if people can reach the bot", () -> lookout.connected() ? 1 : 0)
                .register(registry);
        seconds(
                        "heraldo.gateway.ping",
                        "How long a heartbeat took there and back",
                        () -> lookout.ping().stream()
                                .mapToDouble(millis -> millis / MILLIS)
                                .findFirst()
                                .orElse(Double.NaN))
                .register(registry);
    }

    private void watchMachine() {
        List<MeterBinder> machine = List.of(
                collector,
                new JvmMemoryMetrics(),
                new JvmThreadMetrics(),
                new ProcessorMetrics(),
                new FileDescriptorMetrics(),
                new UptimeMetrics());
        machine.forEach(binder -> binder.bindTo(registry));
    }

    private static Gauge.Builder<Supplier<Number>> gauge(String name, String what, Supplier<Number> figure) {
        return Gauge.builder(name, figure).description(what);
    }

    private static Gauge.Builder<Supplier<Number>> seconds(String name, String what, Supplier<Number> figure) {
        return gauge(name, what, figure).baseUnit("seconds");
    }

    /** Nothing to be read is no zero. */
    private double count(ToDoubleFunction<Census.Tally> figure) {
        return census.tally().stream().mapToDouble(figure).findFirst().orElse(Double.NaN);
    }

    /** Something is posted, or given up. */
    public void done(Dispatch dispatch) {
        census.lateness(dispatch).ifPresent(posts::record);
    }

    @Override
    public void answered(Right right, Duration time) {
        (right == Right.PLAY ? orders : others).record(time);
    }

    @Override
    public void held(Limit limit, Duration time) {
        (limit == Limit.OWN ? ownWaits : discordWaits).record(time);
    }

    @Override
    public void refused() {
        refusals.increment();
    }

    /** All figures, as Prometheus reads them. */
    String page() {
        return registry.scrape();
    }

    Health health() {
        return health;
    }

    @Override
    public void close() {
        collector.close();
        registry.close();
    }
}
