package heraldo.bot.sandbox.person;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import heraldo.bot.sandbox.person.Ears.Heard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The answer to a form, in a stream in which its message is changed for other reasons, too. */
class ExpectationTest {

    private final Expectation expectation = new Expectation("n", "7");
    private final List<Heard> heard = new ArrayList<>();

    private Optional<String> answer(String kind, String content) {
        try {
            heard.add(new Heard(kind, ClientApi.JSON.readTree(content)));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(content, e);
        }
        return expectation.in(heard).map(Reply::text);
    }

    private Optional<String> success() {
        return answer("INTERACTION_SUCCESS", "{\"id\":\"5\",\"nonce\":\"n\"}");
    }

    private Optional<String> changed(String words) {
        return answer(
                "MESSAGE_UPDATE",
                "{\"id\":\"7\",\"content\":\"" + words + "\",\"interaction_metadata\":{\"id\":\"1\"}}");
    }

    private Optional<String> through(String interaction) {
        return answer("INTERACTION_MESSAGE_UPDATE", "{\"id\":\"" + interaction + "\",\"message_id\":\"7\"}");
    }

    @Test
    void aMessageThatIsRedrawnThroughAnEarlierInteractionIsNotTheAnswer() {
        assertEquals(Optional.empty(), success());
        assertEquals(Optional.empty(), changed("redrawn"));
        assertEquals(Optional.empty(), through("4"));
        assertEquals(Optional.empty(), changed("the answer"));
        assertEquals(Optional.of("the answer"), through("5"));
    }

    @Test
    void whatAnAnswerWaitsForIsNotTheAnswer() {
        assertEquals(Optional.empty(), success());
        assertEquals(Optional.empty(), changed("⏳ the seal"));
        assertEquals(Optional.empty(), through("5"));
        assertEquals(Optional.empty(), changed("sealed"));
        assertEquals(Optional.of("sealed"), through("5"));
    }

    @Test
    void aNewMessageOfTheInteractionIsTheAnswer() {
        assertEquals(Optional.empty(), success());
        assertEquals(
                Optional.of("whispered"),
                answer(
                        "MESSAGE_CREATE",
                        "{\"id\":\"8\",\"content\":\"whispered\",\"interaction_metadata\":{\"id\":\"5\"}}"));
    }
}
