package heraldo.bot.discord.post;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.CampaignTurn;
import heraldo.bot.campaign.Channels;
import heraldo.bot.campaign.CrashPoint;
import heraldo.bot.campaign.Roster;
import heraldo.bot.campaign.TurnKey;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.RosterCard;
import heraldo.bot.discord.room.Servers;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The living status message of every campaign, pinned in its chronicle: turn, countdown, who is still waited for (if the
 * campaign shows it), the map, buttons. It is found again by its mark among the pinned messages, or the latest ones.
 */
public final class StatusBoard {

    private static final Logger LOG = LoggerFactory.getLogger(StatusBoard.class);
    private static final int LOOK_BACK = 100;

    private final Front front;
    private final Servers servers;
    private final Letters letters;
    private final Map<CampaignId, Pin> pins = new ConcurrentHashMap<>();

    /** A message that stands, and the turn, or step of one, whose map it shows. */
    private record Pin(long message, Optional<TurnKey> turn) {}

    public StatusBoard(Front front, Servers servers, Letters letters) {
        this.front = front;
        this.servers = servers;
        this.letters = letters;
    }

    /** Brings the message up to date, beside whatever else is going on. */
    public void refreshSoon(CampaignId campaign) {
        Thread.startVirtualThread(() -> refresh(campaign));
    }

    /** Brings the message up to date; it is posted and pinned if there is none. What fails is tried at the next change. */
    public synchronized void refresh(CampaignId id) {
        try {
            Roster roster = front.office().campaigns().roster(id);
            Optional<TextChannel> chronicle =
                    roster.campaign().channels().map(Channels::chronicle).flatMap(servers::channel);
            chronicle.ifPresent(channel -> pins.put(id, renew(channel, roster)));
        } catch (RuntimeException e) {
            // Not only what Discord answers: a turn that cannot be read must not keep back the posts that say so.
            pins.remove(id);
            LOG.warn(
                    "the status message of {} could not be brought up to date: {}",
                    id,
                    e.getClass().getSimpleName());
        }
    }

    private Pin renew(TextChannel channel, Roster roster) {
        Optional<TurnKey> turn = roster.turn().map(CampaignTurn::key);
        Optional<Pin> known = Optional.ofNullable(pins.get(roster.campaign().id()))
                .or(() -> pinned(channel, mark(roster.campaign())))
                .or(() -> left(channel, mark(roster.campaign())));
        if (known.isEmpty()) {
            return post(channel, roster, turn);
        }
        boolean sameMap = known.get().turn().equals(turn);
        MessageCreateData text = letter(roster, !sameMap);
        if (sameMap) {
            channel.editMessageEmbedsById(known.get().message(), text.getEmbeds())
                    .setAllowedMentions(EnumSet.noneOf(MentionType.class))
                    .complete();
        } else {
            channel.editMessageById(known.get().message(), MessageEditData.fromCreateData(text))
                    .complete();
        }
        return new Pin(known.get().message(), turn);
    }

    private Pin post(TextChannel channel, Roster roster, Optional<TurnKey> turn) {
        Message message = channel.sendMessage(letter(roster, true)).complete();
        CrashPoint.STATUS_POSTED.reached();
        message.pin().complete();
        return new Pin(message.getIdLong(), turn);
    }

    private static Optional<Pin> pinned(TextChannel channel, String mark) {
        return channel.retrievePinnedMessages().stream()
                .map(pin -> pin.getMessage())
                .filter(message -> Mailbag.carries(message, mark))
                .findFirst()
                .map(message -> new Pin(message.getIdLong(), Optional.empty()));
    }

    /** The program may have ended after it posted the message and before it pinned it. */
    private static Optional<Pin> left(TextChannel channel, String mark) {
        return channel.getHistory().retrievePast(LOOK_BACK).complete().stream()
                .filter(message -> Mailbag.carries(message, mark))
                .findFirst()
                .map(message -> {
                    message.pin().complete();
                    return new Pin(message.getIdLong(), Optional.empty());
                });
    }

    private MessageCreateData letter(Roster roster, boolean withMap) {
        Campaign campaign = roster.campaign();
        Tongue tongue = Tongue.of(campaign.language());
        Speech speech = front.speech(campaign, tongue);
        List<Card> cards = new ArrayList<>();
        cards.add(new RosterCard(front).of(roster, tongue));
        List<Picture> pictures = withMap && roster.turn().isPresent() ? List.of(map(roster, speech)) : List.of();
        Answer answer = new Answer("", cards, pictures, Writer.keys(campaign, turn(roster), speech.plain()));
        return letters.of(answer, part -> mark(campaign)).get(0);
    }

    private Picture map(Roster roster, Speech speech) {
        Campaign campaign = roster.campaign();
        int turn = turn(roster);
        return front.gallery()
                .map(
                        campaign,
                        turn,
                        front.office().archive().position(campaign.id()).scene(Viewer.SPECTATOR),
                        speech);
    }

    private static int turn(Roster roster) {
        return roster.turn().map(row -> row.key().number()).orElse(0);
    }

    private static String mark(Campaign campaign) {
        return campaign.id().text().substring(0, 8) + "-status";
    }
}
