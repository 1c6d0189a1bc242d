package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Refused;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One connection of the bot, from its hello to its end. */
final class Connection {
    private static final int HEARTBEAT_MILLIS = 41_250;

    private static final int HEARTBEAT = 1;
    private static final int IDENTIFY = 2;
    private static final int PRESENCE = 3;
    private static final int VOICE_STATE = 4;
    private static final int RESUME = 6;
    private static final int REQUEST_MEMBERS = 8;
    private static final int INVALID_SESSION = 9;
    private static final int HELLO = 10;
    private static final int HEARTBEAT_ACK = 11;

    private final Gateway gateway;
    private final Wire wire;
    private final Allowance sends;
    private @Nullable Session session;

    Connection(Gateway gateway, Wire wire) {
        this.gateway = gateway;
        this.wire = wire;
        this.sends = gateway.sends();
        wire.send(Json.object("op", HELLO, "d", Json.object("heartbeat_interval", HEARTBEAT_MILLIS)));
    }

    void receive(String text) {
        if (!sends.take()) {
            wire.close(CloseCode.RATE_LIMITED, CloseCode.reason(CloseCode.RATE_LIMITED));
            return;
        }
        JsonNode payload;
        try {
            payload = Json.read(text);
        } catch (Refused e) {
            wire.close(CloseCode.DECODE_ERROR, "Error while decoding payload.");
            return;
        }
        JsonNode data = payload.path("d");
        switch (payload.path("op").asInt(-1)) {
            case HEARTBEAT -> wire.send(Json.object("op", HEARTBEAT_ACK));
            case IDENTIFY -> identify(data);
            case RESUME -> resume(data);
            case REQUEST_MEMBERS -> identified(known -> gateway.sendMembers(known, data));
            case PRESENCE, VOICE_STATE -> identified(known -> {});
            default -> wire.close(CloseCode.UNKNOWN_OPCODE, "Unknown opcode.");
        }
    }

    void closed(int status) {
        wire.release();
        if (session != null) {
            gateway.disconnected(session, wire, status);
        }
    }

    private void identified(Consumer<Session> deed) {
        if (session == null) {
            wire.close(CloseCode.NOT_AUTHENTICATED, "Not authenticated.");
        } else {
            deed.accept(session);
        }
    }

    private void identify(JsonNode data) {
        int wrong = session == null ? gateway.wrongWith(data) : CloseCode.ALREADY_AUTHENTICATED;
        if (wrong != 0) {
            wire.close(wrong, CloseCode.reason(wrong));
            return;
        }
        Shard shard = Shard.of(data.path("shard")).orElseThrow();
        if (!gateway.admits(shard)) {
            wire.send(Json.object("op", INVALID_SESSION, "d", false));
        } else if (gateway.start()) {
            session = gateway.begin(shard, data.path("intents").asInt(), wire);
        } else {
            wire.close(CloseCode.AUTHENTICATION_FAILED, CloseCode.reason(CloseCode.AUTHENTICATION_FAILED));
        }
    }

    private void resume(JsonNode data) {
        if (!gateway.knows(data.path("token").asText())) {
            wire.close(CloseCode.AUTHENTICATION_FAILED, CloseCode.reason(CloseCode.AUTHENTICATION_FAILED));
            return;
        }
        session = gateway.resumed(
                data.path("session_id").asText(), data.path("seq").asLong(), wire);
        if (session == null) {
            wire.send(Json.object("op", INVALID_SESSION, "d", false));
        }
    }
}
