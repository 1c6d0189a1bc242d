package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.port.Courier.Failure;
import heraldo.bot.campaign.port.Courier.UndeliverableException;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.gate.Crossposts;
import heraldo.bot.discord.gate.Stamp;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.NewsChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/**
 * Publishes the result of a turn to the servers that follow the chronicle: all messages of the post, and nothing else. Idempotent:
 * a message says of itself that it has been published.
 */
final class Publication {

    /** The messages of one post stand in a row, and are fewer. */
    private static final int NEAR = 30;

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
        Optional<Long> first = letter.context()
                .office()
                .memory()
                .registrar()
                .posted(campaign.id(), Dispatch.Kind.RESULT, letter.dispatch().turn())
                .flatMap(external -> Posting.read(external).message())
                .map(Long::parseUnsignedLong);
        if (first.isEmpty()) {
            return List.of();
        }
        List<Message> near = chronicle
                .getHistoryAfter(first.get() - 1, NEAR)
                .complete()
                .getRetrievedHistory()
                .reversed();
        Set<Stamp> stamps = near.stream()
                .filter(message -> message.getIdLong() == first.get())
                .flatMap(message -> stamps(campaign, message).stream())
                .collect(Collectors.toSet());
        return near.stream()
                .filter(message -> Stamp.of(message).filter(stamps::contains).isPresent())
                .toList();
    }

    /** What all parts of a post bear, of which one is known. */
    private static Set<Stamp> stamps(Campaign campaign, Message part) {
        OptionalLong dispatch =
                Stamp.of(part).map(stamp -> PostMark.dispatch(campaign, stamp)).orElseGet(OptionalLong::empty);
        return dispatch.isEmpty()
                ? Set.of()
                : IntStream.rangeClosed(1, NEAR)
                        .mapToObj(PostMark.of(campaign, dispatch.getAsLong())::stamp)
                        .collect(Collectors.toSet());
    }
}
