package heraldo.bot.discord.post;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.Chair;
import heraldo.bot.campaign.Channels;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Tone;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Servers;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A letter to the game master about a post that the bot may not make: where, and which permissions it lacks there. It is
 * sent once a post, however often that is tried.
 */
final class Plea {

    private static final Logger LOG = LoggerFactory.getLogger(Plea.class);

    private final Servers servers;
    private final Mailbag mailbag;

    Plea(Servers servers, Mailbag mailbag) {
        this.servers = servers;
        this.mailbag = mailbag;
    }

    /** Sends it, if anything is lacking and the game master takes letters. */
    void send(Letter letter) {
        place(letter).ifPresent(channel -> {
            List<Permission> missing = Permits.missing(channel);
            if (!missing.isEmpty()) {
                send(letter, channel, missing);
            }
        });
    }

    private void send(Letter letter, TextChannel channel, List<Permission> missing) {
        Speech speech = letter.speech();
        String words = speech.say(
                "discord.post.not-permitted", "channel", channel.getName(), "permissions", Permits.words(missing));
        try {
            mailbag.post(
                    servers.direct(letter.campaign().gameMaster()),
                    letter.mark().plea(),
                    letter.suspected(),
                    Answer.of(new Card("", words, Tone.BAD)),
                    List.of());
        } catch (RuntimeException e) {
            // The post itself is kept and tried again all the same.
            LOG.warn(
                    "the game master of {} could not be told", letter.campaign().id());
        }
    }

    /** Where the post belongs: the seat's channel if it speaks to one, else the chronicle. */
    private Optional<TextChannel> place(Letter letter) {
        Campaign campaign = letter.campaign();
        Optional<TextChannel> seat = letter.dispatch()
                .seat()
                .map(letter.roster()::chair)
                .map(Chair::channel)
                .flatMap(servers::channel)
                .filter(channel -> !Permits.missing(channel).isEmpty());
        return seat.or(() -> campaign.channels().map(Channels::chronicle).flatMap(servers::channel));
    }
}
