package heraldo.bot.discord.gate;

import java.util.Optional;
import java.util.function.Consumer;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/**
 * Starts sessions. JDA's own controller retries a failed first connection at once, without a pause; this one reports the
 * failure to the caller.
 */
final class Sessions extends SessionControllerAdapter {

    private final Optional<String> gateway;
    private final Consumer<RuntimeException> failed;

    /**
     * For one connection.
     *
     * @param gateway where the gateway is; empty for Discord's own
     * @param failed is told if the first session cannot be begun
     */
    Sessions(Optional<String> gateway, Consumer<RuntimeException> failed) {
        this.gateway = gateway;
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
        @Override
        protected void processQueue() {
            SessionConnectNode node = connectQueue.poll();
            while (node != null) {
                try {
                    node.run(true);
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
    }
}
