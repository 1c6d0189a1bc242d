package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Overprint;
import heraldo.rules.kernel.Known;
import java.util.List;
import java.util.Set;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/**
 * Marks the post of a turn that was taken back: a line above it says so, what it told can still be read, and nothing is left to press.
 * Idempotent: a message that is marked is not changed again. Servers that follow the chronicle get the change from Discord.
 */
final class Voiding {

    private Voiding() {}

    /**
     * Changes every message of the post; where somebody has deleted it, nothing is left to be done.
     *
     * @return the first message
     */
    static String of(Letter letter, MessageChannel chronicle) {
        long post = ((Number) Known.in(letter.dispatch().message().orElseThrow().arguments(), "post")).longValue();
        List<Message> messages = letter.context()
                .office()
                .memory()
                .registrar()
                .posted(post)
                .map(external -> PostMessages.of(letter.campaign(), chronicle, external))
                .orElse(List.of());
        String words = letter.own().orElseThrow();
        messages.forEach(message -> mark(message, words));
        return messages.stream().findFirst().map(Message::getId).orElse("");
    }

    private static void mark(Message message, String words) {
        if (Overprint.bears(message)) {
            return;
        }
        try {
            message.editMessage(Overprint.of(message, words))
                    .setAllowedMentions(Set.of())
                    .complete();
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
                throw e;
            }
        }
    }
}
