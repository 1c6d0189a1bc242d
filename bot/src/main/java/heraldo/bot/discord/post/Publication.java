package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.port.Courier.Failure;
import heraldo.bot.campaign.port.Courier.UndeliverableException;
import heraldo.bot.discord.gate.Crossposts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.NewsChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/**
 * Publishes the result of a turn to the servers that follow the chronicle: all messages of the post, and nothing else. Idempotent:
 * a message says of itself that it has been published.
 */
final class Publication {

    private Publication() {}

    /**
     * Publishes what is not published yet, if the campaign still wants that and the chronicle is an announcement channel.
     *
     * @throws UndeliverableException if Discord wants the rest to wait
     */
    static void of(Letter letter, MessageChannel chronicle) {
        if (letter.campaign().terms().press().published() && chronicle instanceof NewsChannel news) {
            for (Message message : told(letter, news)) {
                Optional<Duration> rest = Crossposts.publish(news, message);
                if (rest.isPresent()) {
                    throw new UndeliverableException("enough is published for now", Failure.UNSENT, rest.get());
                }
            }
        }
    }

    /** The messages that tell the turn, in order; none if somebody has deleted the post. */
    private static List<Message> told(Letter letter, NewsChannel chronicle) {
        Campaign campaign = letter.campaign();
        return letter.context()
                .office()
                .memory()
                .registrar()
                .posted(campaign.id(), Dispatch.Kind.RESULT, letter.dispatch().turn())
                .map(external -> PostMessages.of(campaign, chronicle, external))
                .orElse(List.of());
    }
}
