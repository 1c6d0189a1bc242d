package heraldo.bot.discord.post;

import heraldo.bot.campaign.master.HindranceDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Servers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the game master once what hinders the campaign and what can be done: in the channel of the game master's own seat, if
 * any, else in the public talk. If the bot can write in neither, the next answer to the game master says it.
 */
final class HindranceNotice {

    private static final Logger LOG = LoggerFactory.getLogger(HindranceNotice.class);

    private final HindranceDesk hindrances;
    private final Servers servers;
    private final Mailbag mailbag;
    private final Bell bell;

    HindranceNotice(HindranceDesk hindrances, Servers servers, Mailbag mailbag, Bell bell) {
        this.hindrances = hindrances;
        this.servers = servers;
        this.mailbag = mailbag;
        this.bell = bell;
    }

    /**
     * Notes why a post could not be made, if somebody can help, and tells it.
     *
     * @param channel where it was to stand; empty if that channel could not even be made ready
     */
    void hindered(Letter letter, Optional<MessageChannel> channel, RuntimeException failure) {
        Obstacle.of(letter, channel, failure, servers).ifPresent(obstacle -> {
            hindrances.note(letter.campaign().id(), obstacle.subject(), obstacle.words());
            tell(letter);
        });
    }

    /**
     * A post could be made: what would have hindered it is remedied. What the next one that needs a channel will meet is noted
     * already, and what is still to be told can perhaps be told now.
     */
    void made(Letter letter, MessageChannel channel) {
        CampaignId campaign = letter.campaign().id();
        hindrances.remedied(campaign, new Relief(letter, channel, servers)::ends);
        Obstacle.lost(letter, servers).ifPresent(lost -> hindrances.note(campaign, lost.subject(), lost.words()));
        tell(letter);
    }

    private void tell(Letter letter) {
        hindrances.tell(letter.campaign().id(), untold -> tell(letter, untold));
    }

    private void tell(Letter letter, List<Hindrance> untold) {
        if (untold.isEmpty()) {
            return;
        }
        Optional<StandardGuildMessageChannel> own = ownChannel(letter);
        Optional<StandardGuildMessageChannel> room = own.or(() -> talk(letter));
        List<Hindrance> fit =
                untold.stream().filter(each -> own.isPresent() || each.open()).toList();
        if (room.isEmpty() || fit.isEmpty()) {
            LOG.debug("the game master of {} is told later", letter.campaign().id());
            return;
        }
        try {
            mailbag.post(
                    room.get(),
                    letter.mark().plea(letter.dispatch().delivery().attempts()),
                    new Trail(Optional.of(letter.dispatch().written())),
                    Card.of(answer(letter, fit)),
                    called(letter));
            fit.forEach(hindrances::told);
        } catch (RuntimeException e) {
            // The post itself is kept and tried again all the same.
            LOG.warn(
                    "the game master of {} could not be told", letter.campaign().id());
        }
    }

    private static Answer answer(Letter letter, List<Hindrance> untold) {
        List<Embed> embeds = untold.stream()
                .map(each -> new Embed("", letter.speech().say(each.words()), Tone.BAD))
                .toList();
        String director = letter.campaign().director().stream()
                .mapToObj(user -> "<@" + user + ">")
                .collect(Collectors.joining());
        return new Answer(director, embeds, List.of(), List.of());
    }

    private Calling called(Letter letter) {
        return bell.call(letter.campaign().director());
    }

    /** The channel of the seat that the game master plays, if they do. */
    private Optional<StandardGuildMessageChannel> ownChannel(Letter letter) {
        return letter.roster()
                .of(letter.campaign().gameMaster())
                .map(Occupancy::channel)
                .flatMap(this::writable);
    }

    private Optional<StandardGuildMessageChannel> talk(Letter letter) {
        return letter.campaign().home().channels().map(Channels::diplomacy).flatMap(this::writable);
    }

    private Optional<StandardGuildMessageChannel> writable(long channel) {
        return servers.channel(channel).filter(found -> Permits.missing(found).isEmpty());
    }
}
