package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.traffic.Fault;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Blocker;

/** Connections that break in the middle of an answer: the socket is closed, as a host that dies closes it. */
final class Hangup {

    private static final String HEAD =
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"id\":";
    private static final int HALF = 20;

    private Hangup() {}

    /** Closes the connection of a request once a part of the answer is on its way. */
    static void after(Fault.Part arrived, HttpServletRequest request) {
        EndPoint connection = ServletContextRequest.getServletContextRequest(request)
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        String part = switch (arrived) {
            case NOTHING -> "";
            case HALF_A_HEAD -> HEAD.substring(0, HALF);
            case HEAD -> HEAD;
        };
        try (Blocker.Callback written = Blocker.callback()) {
            connection.write(written, ByteBuffer.wrap(part.getBytes(StandardCharsets.UTF_8)));
            written.block();
        } catch (IOException e) {
            throw new UncheckedIOException("the connection is broken already", e);
        } finally {
            connection.close();
        }
    }
}
