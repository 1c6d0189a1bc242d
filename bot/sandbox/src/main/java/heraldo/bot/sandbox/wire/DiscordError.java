package heraldo.bot.sandbox.wire;

/** Discord's error codes, each with the HTTP status and the message it comes with. */
public enum DiscordError {
    BAD_REQUEST(400, 0, "400: Bad Request"),
    UNAUTHORIZED(401, 0, "401: Unauthorized"),
    NOT_FOUND(404, 0, "404: Not Found"),
    METHOD_NOT_ALLOWED(405, 0, "405: Method Not Allowed"),
    UNKNOWN_APPLICATION(404, 10002, "Unknown Application"),
    UNKNOWN_CHANNEL(404, 10003, "Unknown Channel"),
    UNKNOWN_GUILD(404, 10004, "Unknown Guild"),
    UNKNOWN_MEMBER(404, 10007, "Unknown Member"),
    UNKNOWN_MESSAGE(404, 10008, "Unknown Message"),
    UNKNOWN_OVERWRITE(404, 10009, "Unknown Overwrite"),
    UNKNOWN_ROLE(404, 10011, "Unknown Role"),
    UNKNOWN_USER(404, 10013, "Unknown User"),
    UNKNOWN_EMOJI(400, 10014, "Unknown Emoji"),
    UNKNOWN_EMOJI_OF_APPLICATION(404, 10014, "Unknown Emoji"),
    UNKNOWN_WEBHOOK(404, 10015, "Unknown Webhook"),
    UNKNOWN_INTERACTION(404, 10062, "Unknown interaction"),
    UNKNOWN_COMMAND(404, 10063, "Unknown application command"),
    MAX_PINS(400, 30003, "Maximum number of pins reached for the channel (250)"),
    MAX_EMOJIS(400, 30008, "Maximum number of emojis reached (2000)"),
    MAX_REACTIONS(400, 30010, "Maximum number of reactions reached (20)"),
    MAX_CHANNELS(400, 30013, "Maximum number of guild channels reached (500)"),
    MAX_COMMANDS(400, 30032, "Maximum number of application commands reached (100)"),
    MAX_COMMAND_CREATES(400, 30034, "Max number of daily application command creates has been reached (200)"),
    OLD_MESSAGE_EDITS(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    ALREADY_CROSSPOSTED(400, 40033, "This message has already been crossposted."),
    TOO_LARGE(413, 40005, "Request entity too large"),
    ALREADY_ACKNOWLEDGED(400, 40060, "Interaction has already been acknowledged."),
    MISSING_ACCESS(403, 50001, "Missing Access"),
    NOT_YOURS(403, 50005, "Cannot edit a message authored by another user"),
    EMPTY_MESSAGE(400, 50006, "Cannot send an empty message"),
    CANNOT_SEND_TO_USER(403, 50007, "Cannot send messages to this user"),
    WRONG_CHANNEL_TYPE(400, 50024, "Cannot execute action on this channel type"),
    MISSING_PERMISSIONS(403, 50013, "Missing Permissions"),
    BULK_DELETE_COUNT(
            400,
            50016,
            "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to"
                    + " delete"),
    SYSTEM_MESSAGE(400, 50021, "Cannot execute action on a system message"),
    INVALID_FORM(400, 50035, "Invalid Form Body"),
    BULK_DELETE_AGE(400, 50034, "A message provided was too old to bulk delete"),
    NOT_JSON(400, 50109, "The request body contains invalid JSON."),
    NO_MUTUAL_GUILDS(403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
    THREAD_ARCHIVED(400, 50083, "Thread is archived"),
    THREAD_EXISTS(400, 160004, "A thread has already been created for this message"),
    THREAD_LOCKED(400, 160005, "Thread is locked"),
    TWO_FACTOR(403, 60003, "Two factor is required for this operation"),
    INVALID_WEBHOOK_TOKEN(401, 50027, "Invalid Webhook Token");

    private final int status;
    private final int code;
    private final String message;

    DiscordError(int status, int code, String message) {
        this.status = status;
        this.code = code;
        this.message = message;
    }

    /** The refusal with this code, to be thrown. */
    public Refused refusal() {
        return new Refused(status, code, message, null);
    }

    /** Discord's code. */
    public int code() {
        return code;
    }
}
