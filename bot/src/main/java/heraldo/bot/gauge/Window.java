package heraldo.bot.gauge;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Shows figures and health to programs of this machine, and to nobody else. */
public final class Window implements AutoCloseable {

    private static final int OK = 200;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;
    private static final int UNAVAILABLE = 503;
    private static final long EMPTY = -1;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Gauges gauges;

    private Window(HttpServer server, Gauges gauges) {
        this.server = server;
        this.gauges = gauges;
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /**
     * Opens at a port, or at any free one for 0.
     *
     * @throws IOException if it cannot be had
     */
    public static Window open(int port, Gauges gauges) throws IOException {
        return new Window(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0), gauges);
    }

    /** Returns the address of the window, without a path. */
    public String url() {
        return "http://" + server.getAddress().getAddress().getHostAddress() + ":"
                + server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            boolean reads = List.of("GET", "HEAD").contains(exchange.getRequestMethod());
            switch (reads ? exchange.getRequestURI().getPath() : "") {
                case "/metrics" -> say(exchange, OK, "text/plain; version=0.0.4; charset=utf-8", gauges.page());
                case "/health" -> {
                    List<String> faults = gauges.health().faults();
                    say(exchange, faults.isEmpty() ? OK : UNAVAILABLE, "application/json", Health.json(faults));
                }
                default -> exchange.sendResponseHeaders(reads ? NOT_FOUND : NOT_ALLOWED, EMPTY);
            }
        }
    }

    private static void say(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, EMPTY);
        } else {
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
