package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Outgoing;
import io.javalin.websocket.WsContext;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/** One WebSocket to the bot: sends in order without making the sender wait, plain or as one zlib stream. */
final class Wire {
    private static final int CHUNK = 8192;

    private final WsContext socket;
    private final @Nullable Deflater deflater;
    private final Semaphore open;
    private final Outgoing sender = new Outgoing("gateway-sender");

    /**
     * A socket.
     *
     * @param open lends a permit to whatever is sent; without one it waits
     */
    Wire(WsContext socket, boolean compressed, Semaphore open) {
        this.socket = socket;
        this.open = open;
        this.deflater = compressed ? new Deflater() : null;
    }

    void send(JsonNode payload) {
        String text = Json.write(payload);
        sender.say(() -> transmit(text));
    }

    /** Closes after all that was sent before; with a code that the bot sees. */
    void close(int code, String reason) {
        sender.say(() -> {
            if (socket.session.isOpen()) {
                socket.closeSession(code, reason);
            }
        });
    }

    /** Lets go of a socket that is closed. */
    void release() {
        sender.end();
    }

    private void transmit(String text) {
        open.acquireUninterruptibly();
        open.release();
        if (!socket.session.isOpen()) {
            return;
        }
        if (deflater == null) {
            socket.send(text);
        } else {
            socket.send(deflated(deflater, text.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private static ByteBuffer deflated(Deflater deflater, byte[] bytes) {
        deflater.setInput(bytes);
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
        byte[] chunk = new byte[CHUNK];
        int length;
        do {
            length = deflater.deflate(chunk, 0, chunk.length, Deflater.SYNC_FLUSH);
            out.write(chunk, 0, length);
        } while (length == chunk.length);
        return ByteBuffer.wrap(out.toByteArray());
    }
}
