package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Letters;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Puts something else in the place of what was posted. */
record Rewriting(Letters letters) {

    /**
     * Changes a message, which keeps its mark; where somebody has deleted it, nothing is left to be done.
     *
     * @return the message
     */
    String of(MessageChannel channel, String message, PostMark mark, Card card) {
        MessageCreateData instead = letters.of(card, mark::stamp).get(0);
        try {
            channel.editMessageById(message, MessageEditData.fromCreateData(instead))
                    .complete();
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
                throw e;
            }
        }
        return message;
    }
}
