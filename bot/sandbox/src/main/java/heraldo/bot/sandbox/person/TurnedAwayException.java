package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;

/** The sandbox, or the bot, would not do what a person asked. */
public final class TurnedAwayException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int code;

    TurnedAwayException(int status, JsonNode body) {
        super(body.path("message").asText("HTTP " + status));
        code = body.path("code").asInt(status);
    }

    TurnedAwayException(String why) {
        super(why);
        code = 0;
    }

    /** Discord's error code; the HTTP status where there is none, 0 where the bot did not answer. */
    public int code() {
        return code;
    }
}
