package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Ears.Heard;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The expected answer to one interaction in the stream of pushes.
 *
 * @param nonce names the interaction
 * @param pressed the message whose control was used, which may be changed in place; null if none was
 */
record Expectation(String nonce, @Nullable String pressed) {
    private static final Set<String> MESSAGES = Set.of("MESSAGE_CREATE", "MESSAGE_UPDATE");

    /** The answer, once all of it has been heard. */
    Optional<Reply> in(List<Heard> heard) {
        for (Heard each : heard) {
            if (each.kind().equals("INTERACTION_FAILURE") && mine(each.content())) {
                throw new TurnedAwayException("the bot did not answer in time");
            }
            if (each.kind().equals("INTERACTION_MODAL_CREATE") && mine(each.content())) {
                return Optional.of(new Reply(Optional.empty(), Optional.of(new Form(each.content(), pressed))));
            }
        }
        return interaction(heard)
                .flatMap(id -> message(heard, id))
                .map(said -> new Reply(Optional.of(said), Optional.empty()));
    }

    private boolean mine(JsonNode content) {
        return content.path("nonce").asText().equals(nonce);
    }

    private Optional<String> interaction(List<Heard> heard) {
        return heard.stream()
                .filter(each -> each.kind().equals("INTERACTION_SUCCESS") && mine(each.content()))
                .map(each -> each.content().path("id").asText())
                .findFirst();
    }

    /** The answer is a message of its own, or what the pressed one has become when the stream says who changed it. */
    private Optional<Said> message(List<Heard> heard, String interaction) {
        Optional<Said> changed = Optional.empty();
        for (Heard each : heard) {
            if (MESSAGES.contains(each.kind())) {
                Said said = new Said(each.content());
                if (of(said).equals(interaction) && whole(said)) {
                    return Optional.of(said);
                }
                changed = said.id().equals(pressed) ? Optional.of(said) : changed;
            }
            if (changes(each, interaction) && changed.filter(Expectation::whole).isPresent()) {
                return changed;
            }
        }
        return Optional.empty();
    }

    /** The interaction that a message answers. */
    private static String of(Said said) {
        return said.json().path("interaction_metadata").path("id").asText();
    }

    private static boolean whole(Said said) {
        return !said.pending() && !said.provisional();
    }

    private boolean changes(Heard each, String interaction) {
        return each.kind().equals("INTERACTION_MESSAGE_UPDATE")
                && each.content().path("id").asText().equals(interaction)
                && each.content().path("message_id").asText().equals(pressed);
    }
}
