package heraldo.bot.app;

import java.util.concurrent.CountDownLatch;

/** Keeps a command going until the program is told to end (Ctrl-C, SIGTERM), and then closes what it opened. */
final class Stay {

    private Stay() {}

    /** Never returns before the end of the program. */
    static int with(AutoCloseable... parts) {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> close(parts)));
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    /** In the order given; one that fails does not keep the others open. */
    private static void close(AutoCloseable... parts) {
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Exception e) {
                System.err.println("Could not be closed: " + e.getMessage());
            }
        }
    }
}
