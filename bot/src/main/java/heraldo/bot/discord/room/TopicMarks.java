package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Excerpt;
import heraldo.rules.kernel.Reason;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Marks in the topics of channels: until the books know a channel, it carries the campaign's id at the end of its topic, so that
 * nothing is created twice if the bot was stopped half way.
 */
final class TopicMarks {

    private static final Logger LOG = LoggerFactory.getLogger(TopicMarks.class);

    private static final Pattern MARKED = Pattern.compile(" \\[[0-9a-f-]{36} [\\w-]+\\]$");

    private final Servers servers;

    /** Channels of which the mark has been taken away, or is being. */
    private final Set<Long> tidied = ConcurrentHashMap.newKeySet();

    TopicMarks(Servers servers) {
        this.servers = servers;
    }

    /** The mark of one of the channels of a campaign. */
    static String mark(Campaign campaign, String room) {
        return "[" + campaign.id() + " " + room + "]";
    }

    /** Returns a channel's topic with its mark, cut to Discord's limit. */
    static String topic(String words, String mark) {
        return Excerpt.of(words, DiscordLimit.CHANNEL_TOPIC.most() - mark.length() - 1) + " " + mark;
    }

    /** The channel that bears a mark; empty if none does. */
    Optional<StandardGuildMessageChannel> find(Guild guild, String mark) {
        return texts(guild.getChannels())
                .filter(channel ->
                        channel.getTopic() != null && channel.getTopic().endsWith(mark))
                .findFirst();
    }

    /** Those that can be written in: text channels, and the announcement channels that some become. */
    Stream<StandardGuildMessageChannel> texts(List<GuildChannel> channels) {
        return channels.stream()
                .flatMap(channel -> servers.channel(channel.getIdLong()).stream())
                .filter(channel -> !Overwrites.locked(channel));
    }

    /**
     * Takes the mark of a channel away that the books know by now; nobody waits until it is gone. Where that fails it is done when
     * the channel is needed next.
     */
    StandardGuildMessageChannel without(StandardGuildMessageChannel channel) {
        String topic = channel.getTopic();
        boolean marked = topic != null && MARKED.matcher(topic).find();
        Member self = channel.getGuild().getSelfMember();
        if (marked && self.hasPermission(channel, Permission.MANAGE_CHANNEL) && tidied.add(channel.getIdLong())) {
            channel.getManager()
                    .setTopic(MARKED.matcher(topic).replaceFirst(""))
                    .queue(done -> {}, failure -> {
                        tidied.remove(channel.getIdLong());
                        LOG.info("a channel keeps its mark for now: {}", Reason.of(failure));
                    });
        }
        return channel;
    }

    /** Returns a channel's topic without its mark; empty if it has none. */
    static Optional<String> plain(StandardGuildMessageChannel channel) {
        return Optional.ofNullable(channel.getTopic())
                .map(topic -> MARKED.matcher(topic).replaceFirst(""));
    }
}
