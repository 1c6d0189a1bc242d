package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Letters;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trims the previous message of a seat's card once a newer one is posted. This happens before the newer one counts as posted,
 * and is idempotent: it gets done whenever the program dies.
 */
final class Trimming {

    private static final Logger LOG = LoggerFactory.getLogger(Trimming.class);

    private final BotContext context;
    private final Letters letters;

    Trimming(BotContext context, Letters letters) {
        this.context = context;
        this.letters = letters;
    }

    /** Cuts down the one before a dispatch, if there is one in its channel. */
    void before(Dispatch dispatch, MessageChannel channel) {
        if (dispatch.kind().opensCard()) {
            context.office().archive().cardBefore(dispatch).ifPresent(sent -> {
                CrashPoint.CARD_POSTED.reached();
                trim(sent, channel);
            });
        }
    }

    /**
     * Trims an earlier message; does nothing if Discord cannot edit it, because it is deleted or the seat has another channel.
     */
    private void trim(Outbox.Sent sent, MessageChannel channel) {
        Letter letter = Letter.of(context, sent.dispatch());
        Optional<String> message = Posting.read(sent.external()).message();
        MessageCreateData headline = letters.of(new PartPost(letter).headline(), letter.mark()::stamp)
                .get(0);
        try {
            message.ifPresent(id -> channel.editMessageById(id, MessageEditData.fromCreateData(headline))
                    .complete());
        } catch (ErrorResponseException e) {
            LOG.info(
                    "an earlier card of {} stays whole: Discord answered {}",
                    letter.campaign().id(),
                    e.getErrorCode());
        }
    }
}
