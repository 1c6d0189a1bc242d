package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/**
 * Starts sessions. JDA's own controller retries a failed first connection at once, without a pause; this one reports the
 * failure to the caller.
 */
final class Sessions extends SessionControllerAdapter {

    /** A little longer than Discord says: what it counts is when it hears of it. */
    private static final Duration PAUSE = Duration.ofMillis(5250);

    /** After which it is asked whether another program has ended its turn. */
    private static final Duration ASKED_AGAIN = Duration.ofMillis(250);

    private final Optional<String> gateway;
    private final Parts parts;
    /**
     * The time of the last session start in each group of shards, by {@link System#nanoTime}; only one worker at a time uses it.
     */
    private final Map<Integer, Long> begun = new ConcurrentHashMap<>();

    /** The number of groups; 0 before Discord has reported it. */
    private volatile int concurrency;

    private final Consumer<RuntimeException> failed;

    /**
     * For all connections of one bot.
     *
     * @param gateway where the gateway is; empty for Discord's own
     * @param parts if there are several, Discord lets them in one after another
     * @param failed is told if the first session cannot be begun
     */
    Sessions(Optional<String> gateway, Parts parts, Consumer<RuntimeException> failed) {
        this.gateway = gateway;
        this.parts = parts;
        this.failed = failed;
    }

    @Override
    public String getGateway() {
        return gateway.orElseGet(super::getGateway);
    }

    @Override
    protected void runWorker() {
        synchronized (lock) {
            if (workerHandle == null) {
                workerHandle = new Worker();
                workerHandle.start();
            }
        }
    }

    /** Begins what waits; one that was lost is taken up again for as long as it takes. */
    private final class Worker extends QueueWorker {
        /** The library would let five seconds pass before each; where there are several groups, they are counted by group. */
        Worker() {
            super(parts.total() == 1 ? IDENTIFY_DELAY : 0);
        }

        @Override
        protected void processQueue() {
            SessionConnectNode node = connectQueue.poll();
            while (node != null) {
                try {
                    begin(node);
                } catch (IllegalStateException e) {
                    failed.accept(e);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
                lastConnect = System.currentTimeMillis();
                node = connectQueue.poll();
            }
        }

        /** Of several shards Discord lets in so many at once; the others wait. Taking up a lost session is not beginning one. */
        private void begin(SessionConnectNode node) throws InterruptedException {
            if (parts.total() == 1 || node.isReconnect()) {
                node.run(true);
                return;
            }
            int group = node.getShardInfo().getShardId() % concurrency(node);
            Long before = begun.get(group);
            if (before != null) {
                TimeUnit.NANOSECONDS.sleep(before + PAUSE.toNanos() - System.nanoTime());
            }
            while (!parts.takeTurn(group) && parts.stand()) {
                Thread.sleep(ASKED_AGAIN);
            }
            try {
                node.run(false);
            } finally {
                begun.put(group, System.nanoTime());
                parts.endTurn(group, PAUSE);
            }
        }

        private int concurrency(SessionConnectNode node) {
            if (concurrency == 0) {
                concurrency = getShardedGateway(node.getJDA()).getConcurrency();
            }
            return concurrency;
        }
    }
}
