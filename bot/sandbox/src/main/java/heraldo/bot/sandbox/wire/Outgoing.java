package heraldo.bot.sandbox.wire;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The send queue of one socket: a thread of its own sends in order, so that no caller waits for the receiver. After {@link #end}
 * it drops later messages without an error.
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
