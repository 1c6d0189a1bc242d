package heraldo.bot.witness.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
        ObjectNode message = JsonNodeFactory.instance.objectNode();
        message.putArray("embeds").addObject().put("title", "x".repeat(length));
        return message;
    }

    @Test
    void aTitleThatIsTooLongIsNoticed() {
        assertEquals(List.of(), description().complaintsOfBody(MESSAGES, "POST", withTitle(256)));
        assertFalse(
                description().complaintsOfBody(MESSAGES, "POST", withTitle(257)).isEmpty());
    }

    @Test
    void anAnswerThatLacksSomethingIsNoticed() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("id", "1").put("content", "x");
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
