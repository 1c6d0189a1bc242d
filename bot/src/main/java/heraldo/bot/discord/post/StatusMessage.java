package heraldo.bot.discord.post;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.CampaignTurn;
import heraldo.bot.campaign.CrashPoint;
import heraldo.bot.campaign.HindranceDesk;
import heraldo.bot.campaign.Roster;
import heraldo.bot.campaign.TurnKey;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.RosterCard;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Viewer;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The living status message of a campaign, pinned in its chronicle: turn, countdown, who is still waited for (if the campaign
 * shows it), the map, buttons. It is found again by its mark among the pinned messages, or the latest ones.
 */
public final class StatusMessage {

    private static final Logger LOG = LoggerFactory.getLogger(StatusMessage.class);
    private static final int LOOK_BACK = 100;
    private static final String PINNING = "pin";

    private final Front front;
    private final Letters letters;
    private final Scriptorium scriptorium;
    private final Map<CampaignId, Pin> pins = new ConcurrentHashMap<>();

    /** A message that stands in a channel, and the turn, or step of one, whose map it shows. */
    private record Pin(long channel, long message, Optional<TurnKey> turn) {}

    public StatusMessage(Front front, Letters letters, Scriptorium scriptorium) {
        this.front = front;
        this.letters = letters;
        this.scriptorium = scriptorium;
    }

    /** Brings the message up to date; it is posted and pinned if there is none. Waits for Discord. */
    void show(TextChannel channel, Roster roster) {
        CampaignId id = roster.campaign().id();
        // Whatever goes wrong: the next time it is looked for.
        Optional<Pin> known = Optional.ofNullable(pins.remove(id))
                .filter(pin -> pin.channel() == channel.getIdLong())
                .or(() -> found(channel, roster.campaign()));
        Pin shown = known.flatMap(pin -> edit(channel, roster, pin)).orElseGet(() -> post(channel, roster));
        pins.put(id, shown);
    }

    /** Empty if the message cannot be changed any more: somebody deleted it, or it is old and was changed too often. */
    private Optional<Pin> edit(TextChannel channel, Roster roster, Pin pin) {
        Optional<TurnKey> turn = turn(roster);
        try {
            edit(
                    channel,
                    pin,
                    letter(roster, !pin.turn().equals(turn)),
                    pin.turn().equals(turn));
            return Optional.of(new Pin(pin.channel(), pin.message(), turn));
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() == ErrorResponse.MAX_OLD_MESSAGE_EDITS) {
                // The old one goes first: there are never two, whenever the program dies.
                channel.deleteMessageById(pin.message()).complete();
                return Optional.empty();
            }
            if (e.getErrorResponse() == ErrorResponse.UNKNOWN_MESSAGE) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private static void edit(TextChannel channel, Pin pin, MessageCreateData text, boolean sameMap) {
        if (sameMap) {
            channel.editMessageEmbedsById(pin.message(), text.getEmbeds())
                    .setAllowedMentions(EnumSet.noneOf(MentionType.class))
                    .complete();
        } else {
            channel.editMessageById(pin.message(), MessageEditData.fromCreateData(text))
                    .complete();
        }
    }

    private Pin post(TextChannel channel, Roster roster) {
        Message message = channel.sendMessage(letter(roster, true)).complete();
        CrashPoint.STATUS_POSTED.reached();
        pin(message, roster.campaign());
        return new Pin(channel.getIdLong(), message.getIdLong(), turn(roster));
    }

    /** A message that cannot be pinned is kept up to date all the same. */
    private void pin(Message message, Campaign campaign) {
        HindranceDesk hindrances = front.office().hindrances();
        try {
            message.pin().complete();
            hindrances.remedied(campaign.id(), PINNING);
        } catch (ErrorResponseException | InsufficientPermissionException e) {
            LOG.warn("the status message of {} could not be pinned", campaign.id());
            hindrances.note(
                    campaign.id(),
                    PINNING,
                    heraldo.rules.kernel.Message.of(
                            "discord.hindrance.pin",
                            "channel",
                            message.getChannel().getName()));
        }
    }

    private Optional<Pin> found(TextChannel channel, Campaign campaign) {
        return channel.retrievePinnedMessages().stream()
                .map(pin -> pin.getMessage())
                .filter(message -> Mailbag.carries(message, mark(campaign)))
                .findFirst()
                .or(() -> left(channel, campaign))
                .map(message -> new Pin(channel.getIdLong(), message.getIdLong(), Optional.empty()));
    }

    /** The program may have ended after it posted the message and before it pinned it. */
    private Optional<Message> left(TextChannel channel, Campaign campaign) {
        Optional<Message> message = channel.getHistory().retrievePast(LOOK_BACK).complete().stream()
                .filter(each -> Mailbag.carries(each, mark(campaign)))
                .findFirst();
        message.ifPresent(each -> pin(each, campaign));
        return message;
    }

    private MessageCreateData letter(Roster roster, boolean withMap) {
        Campaign campaign = roster.campaign();
        Answer answer = scriptorium.write(() -> answer(roster, withMap));
        return letters.of(answer, part -> mark(campaign)).get(0);
    }

    private Answer answer(Roster roster, boolean withMap) {
        Campaign campaign = roster.campaign();
        Tongue tongue = Tongue.of(campaign.language());
        Speech speech = front.speech(campaign, tongue);
        List<Picture> pictures = withMap && roster.turn().isPresent() ? List.of(map(roster, speech)) : List.of();
        return new Answer(
                "",
                List.of(new RosterCard(front).of(roster, tongue)),
                pictures,
                // They do not age: the message may still show a turn that has just ended.
                Writer.keys(campaign, 0, speech.plain()));
    }

    private Picture map(Roster roster, Speech speech) {
        Campaign campaign = roster.campaign();
        int shown = turn(roster)
                .map(turn -> front.office().archive().number(turn).seen())
                .orElse(0);
        return front.gallery()
                .map(
                        campaign,
                        shown,
                        front.office().archive().position(campaign.id()).scene(Viewer.SPECTATOR),
                        speech);
    }

    private static Optional<TurnKey> turn(Roster roster) {
        return roster.turn().map(CampaignTurn::key);
    }

    private static String mark(Campaign campaign) {
        return campaign.id().text().substring(0, 8) + "-status";
    }
}
