package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.discord.room.Servers;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;

/**
 * Reads the marks of a campaign's latest posts in its chronicle. The channel is only asked if it says that there is something
 * after the latest post that is known: for most campaigns a start of the bot costs no request.
 */
final class ChronicleMarks implements PostedMarks {
    private static final int LATEST = 100;

    private final Servers servers;

    ChronicleMarks(Servers servers) {
        this.servers = servers;
    }

    @Override
    public OptionalLong newest(Campaign campaign, Optional<String> known) {
        return campaign.channels()
                .map(Channels::chronicle)
                .flatMap(servers::channel)
                .filter(channel -> hasMore(channel, known))
                .map(channel -> newest(campaign, channel))
                .orElse(OptionalLong.empty());
    }

    /** Ids of messages grow with time; 0 is a channel that does not say. */
    private static boolean hasMore(TextChannel channel, Optional<String> known) {
        long latest = channel.getLatestMessageIdLong();
        return latest == 0 || known.isEmpty() || latest > Long.parseUnsignedLong(known.get());
    }

    private static OptionalLong newest(Campaign campaign, TextChannel channel) {
        return channel.getHistory().retrievePast(LATEST).complete().stream()
                .filter(message -> message.getAuthor().equals(message.getJDA().getSelfUser()))
                .flatMapToLong(message -> dispatches(campaign, message))
                .max();
    }

    private static LongStream dispatches(Campaign campaign, Message message) {
        return message.getEmbeds().stream()
                .map(MessageEmbed::getFooter)
                .filter(footer -> footer != null && footer.getText() != null)
                .map(footer -> PostMark.dispatch(campaign, footer.getText()))
                .flatMapToLong(OptionalLong::stream);
    }
}
