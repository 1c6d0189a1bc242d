package heraldo.bot.discord.post;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Stamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.entities.MessageHistory;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Posts cards into channels exactly once, however often it is retried: every message carries the stamp of its mark and a nonce
 * derived from it. Discord forgets nonces after some minutes, so if an earlier attempt may have succeeded, the channels where
 * it may be are searched first.
 */
final class Mailbag {

    private static final int PAGE = 100;
    private static final int MOST = 2_000;

    private final Letters letters;

    Mailbag(Letters letters) {
        this.letters = letters;
    }

    /** The channel and id of a posted message. */
    record Posted(String channel, String message) {}

    /**
     * Posts whatever of a card is not there yet.
     *
     * @param places where it goes; then, where else an earlier try may have put it
     * @param mark names the post
     * @param trail since when it may be there; and remembers whether anything has gone out
     * @param calling whom it calls
     * @return the first message
     */
    Posted post(List<? extends MessageChannel> places, PostMark mark, Trail trail, Card card, Calling calling) {
        List<MessageCreateData> parts = letters.of(card, mark::stamp);
        List<Message> there = suspected(places, trail);
        Optional<Posted> first = Optional.empty();
        for (int part = 1; part <= parts.size(); part++) {
            MessageCreateData letter = parts.get(part - 1);
            String nonce = mark.nonce(part);
            Posted posted = found(there, mark, part)
                    .orElseGet(() -> trail.send(() -> send(places.get(0), letter, nonce, calling)));
            first = first.or(() -> Optional.of(posted));
        }
        return first.orElseThrow();
    }

    /** Returns the first message of a post that an earlier try may have sent; empty if there is none. */
    Optional<Posted> found(List<? extends MessageChannel> places, PostMark mark, Trail trail) {
        return found(suspected(places, trail), mark, 1);
    }

    private static List<Message> suspected(List<? extends MessageChannel> places, Trail trail) {
        return trail.suspected().stream()
                .flatMap(written -> places.stream().flatMap(place -> since(written, place).stream()))
                .toList();
    }

    private static Optional<Posted> found(List<Message> there, PostMark mark, int part) {
        return there.stream()
                .filter(message -> carries(message, mark.stamp(part), mark.footers(part)))
                .findFirst()
                .map(message -> new Posted(message.getChannelId(), message.getId()));
    }

    /** The same, where it can only be in one place. */
    String post(MessageChannel channel, PostMark mark, Trail trail, Card card, Calling calling) {
        return post(List.of(channel), mark, trail, card, calling).message();
    }

    /**
     * The channel's last messages, and those before them for as long as the post may be among them: where the books were
     * restored, much may have been posted after it.
     */
    private static List<Message> since(Instant written, MessageChannel channel) {
        MessageHistory history = channel.getHistory();
        List<Message> page = history.retrievePast(PAGE).complete();
        List<Message> all = new ArrayList<>(page);
        while (page.size() == PAGE
                && all.size() < MOST
                && page.get(PAGE - 1).getTimeCreated().toInstant().isAfter(written)) {
            page = history.retrievePast(PAGE).complete();
            all.addAll(page);
        }
        return all;
    }

    private static Posted send(MessageChannel channel, MessageCreateData letter, String nonce, Calling calling) {
        Message posted = sent(channel, letter, nonce, calling);
        CrashPoint.MESSAGE_POSTED.reached();
        return new Posted(channel.getId(), posted.getId());
    }

    private static Message sent(MessageChannel channel, MessageCreateData letter, String nonce, Calling calling) {
        MessageCreateAction action = channel.sendMessage(letter)
                .mentionUsers(calling.ids())
                .mentionRoles(calling.roleIds())
                .setSuppressedNotifications(calling.softly());
        try {
            return action.setNonce(nonce).complete();
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
                throw e;
            }
            // An earlier try has posted it, and somebody has deleted that since: Discord does not forget its nonce.
            return action.setNonce(null).complete();
        }
    }

    /** Returns whether a message is this bot's and has a stamp or, from an earlier version, one of the footers. */
    static boolean carries(Message message, Stamp stamp, Set<String> footers) {
        return Stamp.of(message).filter(stamp::equals).isPresent()
                || (message.getAuthor().equals(message.getJDA().getSelfUser())
                        && message.getEmbeds().stream()
                                .map(MessageEmbed::getFooter)
                                .anyMatch(footer -> footer != null && footers.contains(footer.getText())));
    }
}
