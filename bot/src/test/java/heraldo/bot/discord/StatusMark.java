package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;

/** Knows status messages again by the number of their frame, as the bot does. */
final class StatusMark {

    private static final int OWN = 1 << 30;
    private static final int STATUS = (1 << 14) - 1;

    private StatusMark() {}

    /** Whether Discord's message object is that of a campaign's status message. */
    static boolean on(JsonNode message) {
        for (JsonNode part : message.path("components")) {
            int number = part.path("id").asInt();
            if ((number & OWN) != 0 && (number & STATUS) == STATUS) {
                return true;
            }
        }
        return false;
    }
}
