package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.gate.Stamp;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.net.URI;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.components.tree.MessageComponentTree;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
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

    private final BotContext context;
    private final Letters letters;
    private final Scriptorium scriptorium;
    private final Map<CampaignId, Pin> pins = new ConcurrentHashMap<>();
    /** The locks that prevent a second message, since posting a proof may need the message during an update. */
    private final Map<CampaignId, ReentrantLock> makers = new ConcurrentHashMap<>();

    /**
     * A message that stands in a channel.
     *
     * @param fixed whether it is known to be pinned
     * @param map the name of the map it shows; empty if it shows none
     * @param words what it says
     */
    private record Pin(long channel, long message, boolean fixed, String map, List<String> words) {
        private Pin withFixed(boolean now) {
            return new Pin(channel, message, now, map, words);
        }
    }

    public StatusMessage(BotContext context, Letters letters, Scriptorium scriptorium) {
        this.context = context;
        this.letters = letters;
        this.scriptorium = scriptorium;
    }

    /**
     * Brings the message up to date; it is posted and pinned if there is none. Waits for Discord.
     *
     * @return whether anything had to be changed
     */
    boolean show(StandardGuildMessageChannel channel, Roster roster) {
        return alone(roster.campaign(), () -> renew(channel, roster));
    }

    /** Returns the id of the message; posts and pins one if there is none. Waits for Discord. */
    long id(StandardGuildMessageChannel channel, Roster roster) {
        return alone(roster.campaign(), () -> {
            Optional<Pin> known = known(channel, roster.campaign());
            Pin there = known.orElseGet(() -> post(channel, roster));
            pins.put(roster.campaign().id(), there);
            return there.message();
        });
    }

    private boolean renew(StandardGuildMessageChannel channel, Roster roster) {
        // Whatever goes wrong: the next time it is looked for.
        Optional<Pin> known = known(channel, roster.campaign());
        Pin shown = known.flatMap(pin -> edit(channel, roster, pin)).orElseGet(() -> post(channel, roster));
        pins.put(roster.campaign().id(), shown);
        return known.filter(Pin::fixed).filter(shown::equals).isEmpty();
    }

    private Optional<Pin> known(StandardGuildMessageChannel channel, Campaign campaign) {
        return Optional.ofNullable(pins.remove(campaign.id()))
                .filter(pin -> pin.channel() == channel.getIdLong())
                .or(() -> found(channel, campaign));
    }

    private <T> T alone(Campaign campaign, Supplier<T> work) {
        ReentrantLock lock = makers.computeIfAbsent(campaign.id(), id -> new ReentrantLock());
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Empty if the message is gone. One that is old and was changed too often stays where it is and is changed later: another in
     * its place would have to be pinned anew, which everybody is told. Only where it still shows an earlier turn it gives way.
     */
    private Optional<Pin> edit(StandardGuildMessageChannel channel, Roster roster, Pin pin) {
        boolean sameMap = pin.map().equals(map(roster));
        MessageCreateData letter = letter(roster, !sameMap);
        if (sameMap && pin.fixed() && pin.words().equals(words(letter.getComponentTree()))) {
            return Optional.of(pin);
        }
        try {
            Message edited = edit(channel, pin, letter, sameMap);
            Pin now = pin(edited.getIdLong(), channel, roster, letter);
            return Optional.of(now.withFixed(pin.fixed() || fix(edited, roster.campaign())));
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() == ErrorResponse.MAX_OLD_MESSAGE_EDITS
                    && !number(pin.map()).equals(number(map(roster)))) {
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

    /** Edits the message. With the same map its attachments stay; another map, or an older form, replaces everything. */
    private static Message edit(StandardGuildMessageChannel channel, Pin pin, MessageCreateData text, boolean sameMap) {
        MessageEditBuilder edit = new MessageEditBuilder().useComponentsV2().setComponents(text.getComponents());
        if (!sameMap) {
            edit.setReplace(true);
        }
        return channel.editMessageById(pin.message(), edit.build())
                .setAllowedMentions(EnumSet.noneOf(MentionType.class))
                .complete();
    }

    private Pin post(StandardGuildMessageChannel channel, Roster roster) {
        MessageCreateData letter = letter(roster, true);
        Message message = channel.sendMessage(letter).complete();
        CrashPoint.STATUS_POSTED.reached();
        return pin(message.getIdLong(), channel, roster, letter).withFixed(fix(message, roster.campaign()));
    }

    private static Pin pin(long message, StandardGuildMessageChannel channel, Roster roster, MessageCreateData letter) {
        return new Pin(channel.getIdLong(), message, false, map(roster), words(letter.getComponentTree()));
    }

    /** A message that cannot be pinned is kept up to date all the same, and with the next change it is tried again. */
    private boolean fix(Message message, Campaign campaign) {
        try {
            if (!message.isPinned()) {
                message.pin().complete();
            }
            context.office().helm().hindrances().remedied(campaign.id(), PINNING);
            return true;
        } catch (ErrorResponseException | InsufficientPermissionException e) {
            LOG.warn("the status message of {} could not be pinned", campaign.id());
            String channel = message.getChannel().getName();
            context.office()
                    .helm()
                    .hindrances()
                    .note(
                            campaign.id(),
                            PINNING,
                            heraldo.rules.kernel.Message.of("discord.hindrance.pin", "channel", channel));
            return false;
        }
    }

    /** The program may have ended after it posted the message and before it pinned it. */
    private Optional<Pin> found(StandardGuildMessageChannel channel, Campaign campaign) {
        Stream<Message> pinned = channel.retrievePinnedMessages().stream().map(pin -> pin.getMessage());
        return own(pinned, campaign)
                .or(() -> own(channel.getHistory().retrievePast(LOOK_BACK).complete().stream(), campaign))
                .map(message -> pinOf(message, campaign));
    }

    private static Optional<Message> own(Stream<Message> messages, Campaign campaign) {
        return messages.filter(message -> Mailbag.carries(message, stamp(campaign), Set.of(footer(campaign))))
                .findFirst();
    }

    private Pin pinOf(Message message, Campaign campaign) {
        boolean fixed = message.isPinned() && fix(message, campaign);
        String map = message.getComponentTree().findAll(Thumbnail.class).stream()
                .map(picture -> URI.create(picture.getUrl()).getPath())
                .map(path -> path.substring(path.lastIndexOf('/') + 1))
                .findFirst()
                .orElse("");
        return new Pin(
                message.getChannel().getIdLong(), message.getIdLong(), fixed, map, words(message.getComponentTree()));
    }

    private static List<String> words(MessageComponentTree components) {
        return components.findAll(TextDisplay.class).stream()
                .map(TextDisplay::getContent)
                .toList();
    }

    private MessageCreateData letter(Roster roster, boolean withMap) {
        Card card = scriptorium.write(() -> card(roster, withMap));
        return letters.of(card, part -> stamp(roster.campaign())).get(0);
    }

    private Card card(Roster roster, boolean withMap) {
        Speech speech = context.speech(roster, context.tongue(roster.campaign()));
        Optional<Picture> map = roster.turn().map(turn -> withMap ? map(roster, speech) : standing(roster, speech));
        return new StatusCard(context, roster).of(map);
    }

    private Picture map(Roster roster, Speech speech) {
        Picture drawn = context.gallery().map(context.look(roster.campaign(), speech), shown(roster), scene(roster));
        return new Picture(map(roster), drawn.png(), drawn.alt());
    }

    /** The map that hangs on the message already. */
    private Picture standing(Roster roster, Speech speech) {
        return new Picture(map(roster), new byte[0], context.gallery().alt(scene(roster), speech));
    }

    private int shown(Roster roster) {
        return turn(roster)
                .map(turn -> context.office().archive().number(turn).seen())
                .orElse(0);
    }

    private Scene scene(Roster roster) {
        return context.office().archive().position(roster.campaign().id()).scene(Viewer.SPECTATOR);
    }

    /** The name of the map: of another turn, or another step of one, it is another. */
    private static String map(Roster roster) {
        return turn(roster)
                .map(turn -> "map-" + turn.number() + "-" + turn.step() + ".png")
                .orElse("");
    }

    /** The number of the turn that a map shows, from its name. */
    private static String number(String map) {
        return map.replaceFirst("^map-(\\d+)-.*", "$1");
    }

    private static Optional<TurnKey> turn(Roster roster) {
        return roster.turn().map(CampaignTurn::key);
    }

    private static Stamp stamp(Campaign campaign) {
        return StampCode.status(PostMark.beginning(campaign.id()));
    }

    /** Returns the footer of a message from an earlier version. */
    private static String footer(Campaign campaign) {
        return PostMark.beginning(campaign.id()) + "-status";
    }
}
