package heraldo.bot.sandbox;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Rejects requests that foreign web pages make a browser send to loopback: DNS rebinding is recognised by the {@code Host}
 * header, any other cross-site request by {@code Origin}.
 */
final class Doorman {
    private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost", "[::1]");
    private static final String USUAL_PORT = ":80";

    private final Supplier<Integer> port;

    /**
     * Creates a doorman.
     *
     * @param port of the server, known once it has started
     */
    Doorman(Supplier<Integer> port) {
        this.port = port;
    }

    /** Registers its checks ahead of pages, calls and WebSockets. */
    void addTo(RoutesConfig routes) {
        routes.before(this::look);
        routes.wsBeforeUpgrade(this::look);
    }

    /** Programs say no origin; browsers do wherever they do more than look. */
    private void look(Context ctx) {
        List<String> hosts = all(ctx, "Host");
        List<String> origins = all(ctx, "Origin");
        boolean called = hosts.size() == 1 && isOurs(hosts.get(0));
        boolean sent = origins.stream().allMatch(origin -> origin.startsWith("http://") && isOurs(origin.substring(7)));
        if (!called || !sent) {
            throw new ForbiddenResponse("This sandbox is for programs and pages of this machine: open it as 127.0.0.1");
        }
    }

    private boolean isOurs(String authority) {
        String own = ":" + port.get();
        String whole = authority.matches(".*:[0-9]+") ? authority : authority + USUAL_PORT;
        return whole.endsWith(own)
                && NAMES.contains(
                        whole.substring(0, whole.length() - own.length()).toLowerCase(Locale.ROOT));
    }

    private static List<String> all(Context ctx, String header) {
        return Collections.list(ctx.req().getHeaders(header));
    }
}
