package heraldo.bot.sandbox.wire;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * What goes out to one socket: in order, on a thread of its own, so that nobody waits for whoever listens. The socket may be
 * let go of at any moment: what is said after that reaches nobody, and whoever says it does not learn of it.
 */
public final class Outgoing {
    private final ExecutorService sender;

    /**
     * Nothing goes out yet.
     *
     * @param name of its thread
     */
    public Outgoing(String name) {
        sender = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofVirtual().name(name).factory(),
                new ThreadPoolExecutor.DiscardPolicy());
    }

    /** Sends after all that was said before. */
    public void say(Runnable sending) {
        sender.execute(sending);
    }

    /** Lets go of the socket, once what has been said is sent. */
    public void end() {
        sender.shutdown();
    }
}
