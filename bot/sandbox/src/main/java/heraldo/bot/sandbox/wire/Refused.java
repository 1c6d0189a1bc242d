package heraldo.bot.sandbox.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** A request refused as Discord refuses it: HTTP status, error code, message and, for forms, the complaints by field. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;
    private final long wait;
    private final transient @Nullable ObjectNode errors;

    Refused(int status, int code, String message, @Nullable ObjectNode errors) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.wait = 0;
        this.errors = errors;
    }

    /**
     * Something that was done too often.
     *
     * @param wait after how many seconds it may be done again
     */
    public Refused(long wait) {
        super("You are being rate limited.", null, false, false);
        this.status = 429;
        this.code = 0;
        this.wait = wait;
        this.errors = null;
    }

    /** After how many seconds a client may come again; 0 where that is not said. */
    public long retryAfter() {
        return wait;
    }

    /** The HTTP status, 400 to 499. */
    public int status() {
        return status;
    }

    /** Discord's error code, as 10008; 0 where the status says it all. */
    public int code() {
        return code;
    }

    /** The body as Discord sends it. */
    public ObjectNode body() {
        ObjectNode body = wait > 0
                ? Json.object("message", getMessage(), "retry_after", wait, "global", false)
                : Json.object("message", getMessage(), "code", code);
        if (errors != null) {
            body.set("errors", errors);
        }
        return body;
    }
}
