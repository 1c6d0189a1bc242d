package heraldo.bot.discord.gate;

import java.time.Duration;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.requests.RestRateLimiter;
import net.dv8tion.jda.api.requests.Route;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** JDA's rate limiter, by the watch: how long each request waits in it before it is sent, and before it is sent again. */
final class TimedRequests implements RestRateLimiter {

    private final RestRateLimiter limiter;
    private final Waits waits;

    TimedRequests(RestRateLimiter limiter, Waits waits) {
        this.limiter = limiter;
        this.waits = waits;
    }

    @Override
    public void enqueue(Work work) {
        limiter.enqueue(new Timed(work));
    }

    @Override
    public void stop(boolean shutdown, Runnable callback) {
        limiter.stop(shutdown, callback);
    }

    @Override
    public boolean isStopped() {
        return limiter.isStopped();
    }

    @Override
    public int cancelRequests() {
        return limiter.cancelRequests();
    }

    private final class Timed implements Work {
        private final Work work;
        private volatile long since = System.nanoTime();

        Timed(Work work) {
            this.work = work;
        }

        @Override
        public @Nullable Response execute() {
            waits.held(Waits.Limit.DISCORD, Duration.ofNanos(System.nanoTime() - since));
            try {
                return work.execute();
            } finally {
                since = System.nanoTime();
            }
        }

        @Override
        public Route.CompiledRoute getRoute() {
            return work.getRoute();
        }

        @Override
        public JDA getJDA() {
            return work.getJDA();
        }

        @Override
        public boolean isSkipped() {
            return work.isSkipped();
        }

        @Override
        public boolean isDone() {
            return work.isDone();
        }

        @Override
        public boolean isPriority() {
            return work.isPriority();
        }

        @Override
        public boolean isCancelled() {
            return work.isCancelled();
        }

        @Override
        public void cancel() {
            work.cancel();
        }
    }
}
