package heraldo.bot.speed;

import com.sun.management.OperatingSystemMXBean;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.traffic.Exchange;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Rounds of commands, each from sending it until the bot has edited its answer, one after another.
 *
 * @param p50 milliseconds that half of them took at most
 * @param p99 milliseconds that all but one in a hundred took at most
 * @param cpu milliseconds of CPU for each, the stand-in's own included
 */
public record Rounds(double p50, double p99, double cpu) {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final double NANOS = 1e6;
    private static final long PATIENCE_SECONDS = 30;

    /** Somebody who gives a command again and again. */
    public interface Caller {
        /** Gives it once; the answer need not have come when it returns. */
        void call(int round);
    }

    /**
     * Measures.
     *
     * @param warm rounds that do not count
     * @param counted rounds that do
     */
    public static Rounds of(Sandbox sandbox, int warm, int counted, Caller caller) {
        Semaphore answers = new Semaphore(0);
        sandbox.traffic().watch(each -> {
            if (isAnswer(each)) {
                answers.release();
            }
        });
        long[] took = new long[counted];
        long before = 0;
        for (int round = -warm; round < counted; round++) {
            before = round == 0 ? SYSTEM.getProcessCpuTime() : before;
            long start = System.nanoTime();
            caller.call(round);
            await(answers);
            if (round >= 0) {
                took[round] = System.nanoTime() - start;
            }
        }
        double cpu = (SYSTEM.getProcessCpuTime() - before) / NANOS / counted;
        Arrays.sort(took);
        return new Rounds(took[counted / 2] / NANOS, took[counted * 99 / 100] / NANOS, cpu);
    }

    private static boolean isAnswer(Exchange exchange) {
        return exchange.method().equals("PATCH") && exchange.path().endsWith("/messages/@original");
    }

    private static void await(Semaphore answers) {
        try {
            if (!answers.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the answer never came");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** These beside others, ratios first. */
    public String beside(Rounds bare) {
        return String.format(
                Locale.ROOT,
                "p50 %.2f x, p99 %.2f x, CPU %.2f x (p50 %.2f : %.2f ms, p99 %.2f : %.2f ms, CPU %.2f : %.2f ms)",
                p50 / bare.p50,
                p99 / bare.p99,
                cpu / bare.cpu,
                p50,
                bare.p50,
                p99,
                bare.p99,
                cpu,
                bare.cpu);
    }
}
