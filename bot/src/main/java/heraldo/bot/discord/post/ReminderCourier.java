package heraldo.bot.discord.post;

import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.room.Servers;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;

/**
 * Delivers reminders where their reader wants them: in the seat's own channel, or as a direct message, together with those of
 * other campaigns. If Discord delivers no direct messages to the reader, reminders go to the channels, and that is remembered.
 */
final class ReminderCourier {

    private final Bell bell;
    private final Servers servers;
    private final Mailbag mailbag;
    private final CampaignClock clock;

    ReminderCourier(Bell bell, Servers servers, Mailbag mailbag, CampaignClock clock) {
        this.bell = bell;
        this.servers = servers;
        this.mailbag = mailbag;
        this.clock = clock;
    }

    /**
     * Delivers one.
     *
     * @param own the seat's own channel
     * @return where it stands; nothing if its reader has nothing to do any more
     */
    Posting deliver(Letter letter, MessageChannel own) {
        Optional<Long> friend = letter.reader().stream()
                .boxed()
                .filter(user -> letter.context()
                        .office()
                        .preferences()
                        .of(user)
                        .reminders()
                        .direct())
                .findFirst();
        if (friend.isPresent()) {
            try {
                return directly(letter, own, friend.get());
            } catch (ErrorResponseException e) {
                if (!Obstacle.UNREAD.contains(e.getErrorResponse())) {
                    throw e;
                }
                letter.context().office().preferences().shut(friend.get());
            }
        }
        letter.context().office().timekeeping().reminders().apart(letter.dispatch());
        return post(
                letter,
                List.of(own),
                new ReminderPost(letter).inChannel(),
                bell.call(letter.occupancy().player()));
    }

    private Posting directly(Letter letter, MessageChannel own, long reader) {
        Optional<Card> card = new DirectReminder(
                        letter, letter.context().office().preferences().of(reader))
                .write(clock.instant());
        return post(letter, List.of(servers.direct(reader), own), card, bell.lay(letter.reader()));
    }

    /** Posts a reminder; if there is nothing to say any more, looks for the message of an earlier try. */
    private Posting post(Letter letter, List<MessageChannel> places, Optional<Card> card, Calling calling) {
        Optional<Mailbag.Posted> posted = card.map(
                        said -> mailbag.post(places, letter.mark(), letter.trail(), said, calling))
                .or(() -> mailbag.found(places, letter.mark(), letter.trail()));
        return new Posting(posted.map(Mailbag.Posted::message), Optional.empty());
    }
}
