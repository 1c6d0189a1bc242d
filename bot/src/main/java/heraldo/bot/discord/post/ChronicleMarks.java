package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.gate.Stamp;
import heraldo.bot.discord.room.Servers;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/**
 * Reads the marks of a campaign's latest posts in its chronicle and among its proofs. A channel is only read if it reports a
 * message after the latest known post: for most campaigns a start of the bot costs no request.
 */
final class ChronicleMarks implements PostedMarks {
    private static final int LATEST = 100;

    private final Servers servers;

    ChronicleMarks(Servers servers) {
        this.servers = servers;
    }

    @Override
    public OptionalLong newest(Campaign campaign, Optional<String> known) {
        return campaign.home().channels().map(Channels::chronicle).flatMap(servers::channel).stream()
                .flatMap(chronicle -> Stream.concat(Stream.of(chronicle), ProofThread.open(chronicle)))
                .filter(place -> hasMore(place, known))
                .flatMapToLong(place -> newest(campaign, place).stream())
                .max();
    }

    /** Ids of messages grow with time; 0 is a channel that does not say. */
    private static boolean hasMore(GuildMessageChannel place, Optional<String> known) {
        long latest = place.getLatestMessageIdLong();
        long posted = known.map(Posting::read).stream()
                .flatMap(posting -> posting.messages().stream())
                .mapToLong(Long::parseUnsignedLong)
                .max()
                .orElse(0);
        return latest == 0 || latest > posted;
    }

    private static OptionalLong newest(Campaign campaign, GuildMessageChannel place) {
        return place.getHistory().retrievePast(LATEST).complete().stream()
                .filter(message -> message.getAuthor().equals(message.getJDA().getSelfUser()))
                .flatMapToLong(message -> dispatches(campaign, message))
                .max();
    }

    /** Posts of earlier versions have their marks in footers. */
    private static LongStream dispatches(Campaign campaign, Message message) {
        LongStream stamped = Stamp.of(message).map(stamp -> PostMark.dispatch(campaign, stamp)).stream()
                .flatMapToLong(OptionalLong::stream);
        return LongStream.concat(stamped, written(campaign, message));
    }

    private static LongStream written(Campaign campaign, Message message) {
        return message.getEmbeds().stream()
                .map(MessageEmbed::getFooter)
                .filter(footer -> footer != null && footer.getText() != null)
                .map(footer -> PostMark.dispatch(campaign, footer.getText()))
                .flatMapToLong(OptionalLong::stream);
    }
}
