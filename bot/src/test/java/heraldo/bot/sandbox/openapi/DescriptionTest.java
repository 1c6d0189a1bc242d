package heraldo.bot.sandbox.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The witness notices what is wrong. */
class DescriptionTest {
    private static final String MESSAGES = "/channels/{channel_id}/messages";

    private static Description description() {
        assumeTrue(
                Description.present().isPresent(),
                () -> "Skipped: no copy of Discord's API description at " + Description.file());
        return Description.present().orElseThrow();
    }

    private static ObjectNode withTitle(int length) {
        return Json.object("embeds", List.of(Json.object("title", "x".repeat(length))));
    }

    @Test
    void aTitleThatIsTooLongIsNoticed() {
        assertEquals(List.of(), description().complaintsOfBody(MESSAGES, "POST", withTitle(256)));
        assertFalse(
                description().complaintsOfBody(MESSAGES, "POST", withTitle(257)).isEmpty());
    }

    @Test
    void anAnswerThatLacksSomethingIsNoticed() {
        ObjectNode answer = Json.object("id", "1", "content", "x");
        assertFalse(
                description().complaintsOfAnswer(MESSAGES, "POST", 200, answer).isEmpty());
    }

    @Test
    void fixedNamesWinOverVariableOnes() {
        assertEquals(
                "/channels/{channel_id}/messages/pins",
                description().route("/channels/1/messages/pins").orElseThrow());
    }
}
