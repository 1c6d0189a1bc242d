package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.gate.Stamp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/** Finds the messages of a post again. */
final class PostMessages {

    /** The messages of one post stand in a row, and are fewer. */
    private static final int NEAR = 30;

    private PostMessages() {}

    /**
     * The messages of a post, in order; none if somebody has deleted the first of them.
     *
     * @param external where it was posted, as the books keep it
     */
    static List<Message> of(Campaign campaign, MessageChannel channel, String external) {
        Optional<Long> first = Posting.read(external).message().map(Long::parseUnsignedLong);
        if (first.isEmpty()) {
            return List.of();
        }
        List<Message> near = channel.getHistoryAfter(first.get() - 1, NEAR)
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

    /** Returns the stamps of all parts of a post, given one of its parts. */
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
