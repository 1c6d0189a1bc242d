package heraldo.bot.discord.post;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Letters;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.entities.MessageHistory;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Posts texts into channels, each once however often it is tried: every message carries a mark in its footer and a nonce
 * made of it. Discord forgets nonces after some minutes, so where an earlier try may have got through, the channel's messages
 * are looked through first.
 */
final class Mailbag {

    private static final int PAGE = 100;
    private static final int MOST = 2_000;

    private final Letters letters;

    Mailbag(Letters letters) {
        this.letters = letters;
    }

    /**
     * Posts whatever of an answer is not there yet.
     *
     * @param mark names the post
     * @param suspected since when it may be there; empty if it cannot be
     * @param calling the users who are to be told; nobody else is
     * @return the id of the first message
     */
    String post(MessageChannel channel, PostMark mark, Optional<Instant> suspected, Answer answer, List<Long> calling) {
        return post(channel, mark, new Trail(suspected), answer, calling);
    }

    /** The same, where somebody wants to know afterwards whether anything has gone out. */
    String post(MessageChannel channel, PostMark mark, Trail trail, Answer answer, List<Long> calling) {
        List<MessageCreateData> parts = letters.of(answer, mark::footer);
        List<Message> there =
                trail.suspected().map(written -> since(written, channel)).orElse(List.of());
        String first = "";
        for (int part = 1; part <= parts.size(); part++) {
            Set<String> footers = mark.footers(part);
            Optional<String> found = there.stream()
                    .filter(message -> footers.stream().anyMatch(footer -> carries(message, footer)))
                    .findFirst()
                    .map(Message::getId);
            MessageCreateData letter = parts.get(part - 1);
            String nonce = mark.nonce(part);
            String id = found.orElseGet(() -> trail.send(() -> send(channel, letter, nonce, calling)));
            first = part == 1 ? id : first;
        }
        return first;
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

    private static String send(MessageChannel channel, MessageCreateData letter, String nonce, List<Long> calling) {
        Message posted = channel.sendMessage(letter)
                .setNonce(nonce)
                .mentionUsers(calling.stream().mapToLong(Long::longValue).toArray())
                .complete();
        CrashPoint.MESSAGE_POSTED.reached();
        return posted.getId();
    }

    /** Whether this bot's message has a frame with a mark in its footer. */
    static boolean carries(Message message, String mark) {
        return message.getAuthor().equals(message.getJDA().getSelfUser())
                && message.getEmbeds().stream()
                        .map(MessageEmbed::getFooter)
                        .anyMatch(footer -> footer != null && mark.equals(footer.getText()));
    }
}
