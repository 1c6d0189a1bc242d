package heraldo.bot.store;

import heraldo.bot.Waiting;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * A wire between a program and a server on this machine, which can be cut: then nothing arrives any more, and neither end is told.
 * It remembers the requests of HTTP that were sent through it.
 */
public final class Wire implements AutoCloseable {
    private static final Pattern REQUEST = Pattern.compile("(?:GET|POST|PUT|PATCH|DELETE) (?:/\\S+)(?= HTTP/1)");

    private final ServerSocket door;
    private final int to;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private volatile boolean cut;
    private volatile Optional<Break> planned = Optional.empty();

    /**
     * Where the wire breaks off.
     *
     * @param words sent by the program
     * @param arrive whether the server still hears them; in any case the program hears nothing more
     */
    private record Break(String words, boolean arrive) {}

    private Wire(ServerSocket door, int to) {
        this.door = door;
        this.to = to;
    }

    /** A wire to a port of this machine. */
    public static Wire to(int port) {
        try {
            Wire wire = new Wire(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), port);
            start(wire::accept);
            return wire;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The port at which it begins. */
    public int port() {
        return door.getLocalPort();
    }

    /** Nothing arrives from now on, be it on connections that stand or on new ones. */
    public void cut() {
        cut = true;
    }

    /** Connections that are made from now on work again; those that were cut come to their end. */
    public void mend() {
        cut = false;
        sockets.forEach(Wire::end);
        sockets.clear();
    }

    /** The next connection on which a program says something breaks off there, once. */
    public void breakAt(String words, boolean arrive) {
        planned = Optional.of(new Break(words, arrive));
    }

    /** What was asked for through it: the method and the path, in order. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    private void accept() {
        try {
            while (true) {
                Socket near = door.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
                sockets.addAll(List.of(near, far));
                AtomicInteger answers = new AtomicInteger();
                start(() -> pass(near, far, true, answers));
                start(() -> pass(far, near, false, answers));
            }
        } catch (IOException e) {
            // The door is closed, or nobody answers behind it.
            sockets.forEach(Wire::end);
            if (!door.isClosed()) {
                start(this::accept);
            }
        }
    }

    private void pass(Socket from, Socket into, boolean asked, AtomicInteger answers) {
        byte[] some = new byte[1 << 16];
        try (InputStream in = from.getInputStream();
                OutputStream out = into.getOutputStream()) {
            for (int length = in.read(some); length >= 0; length = in.read(some)) {
                String words = new String(some, 0, length, StandardCharsets.ISO_8859_1);
                if (!asked) {
                    answers.incrementAndGet();
                }
                if (asked && breaks(words, out, some, length, answers)) {
                    end(from);
                    end(into);
                    cut = false;
                    return;
                }
                if (asked) {
                    REQUEST.matcher(words).results().forEach(request -> requests.add(request.group()));
                }
                while (cut && !from.isClosed()) {
                    // Holds what was said back until somebody mends the wire or closes it.
                    Thread.sleep(20);
                }
                out.write(asked ? addressed(words) : Arrays.copyOf(some, length));
                out.flush();
            }
        } catch (IOException e) {
            // One of them is gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            end(from);
            end(into);
        }
    }

    /** A server of HTTP wants to be called by its own address. */
    private byte[] addressed(String words) {
        return words.replace("Host: 127.0.0.1:" + port(), "Host: 127.0.0.1:" + to)
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Whether the wire breaks off here. */
    private boolean breaks(String words, OutputStream out, byte[] some, int length, AtomicInteger answers)
            throws IOException, InterruptedException {
        Optional<Break> here = planned.filter(each -> words.contains(each.words()));
        if (here.isEmpty()) {
            return false;
        }
        planned = Optional.empty();
        if (here.get().arrive()) {
            // The answer is held back until both ways are closed.
            cut = true;
            int before = answers.get();
            out.write(some, 0, length);
            out.flush();
            Waiting.until("an answer to " + here.get().words(), () -> answers.get() > before);
        }
        return true;
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void start(Runnable work) {
        Thread.ofPlatform().daemon().start(work);
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        sockets.forEach(Wire::end);
    }
}
