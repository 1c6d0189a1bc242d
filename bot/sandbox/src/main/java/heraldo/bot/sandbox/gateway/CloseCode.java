package heraldo.bot.sandbox.gateway;

import java.util.Map;

/** Discord's codes for closing the gateway. */
final class CloseCode {
    static final int UNKNOWN_OPCODE = 4001;
    static final int DECODE_ERROR = 4002;
    static final int NOT_AUTHENTICATED = 4003;
    static final int AUTHENTICATION_FAILED = 4004;
    static final int ALREADY_AUTHENTICATED = 4005;
    static final int RATE_LIMITED = 4008;
    static final int INVALID_SHARD = 4010;
    static final int SHARDING_REQUIRED = 4011;
    static final int INVALID_INTENTS = 4013;
    static final int DISALLOWED_INTENTS = 4014;

    private static final Map<Integer, String> REASONS = Map.of(
            AUTHENTICATION_FAILED, "Authentication failed.",
            ALREADY_AUTHENTICATED, "Already authenticated.",
            RATE_LIMITED, "Rate limited.",
            INVALID_SHARD, "Invalid shard.",
            SHARDING_REQUIRED, "Sharding required.",
            INVALID_INTENTS, "Invalid intent(s).",
            DISALLOWED_INTENTS, "Disallowed intent(s).");

    private CloseCode() {}

    static String reason(int code) {
        return REASONS.getOrDefault(code, "");
    }
}
