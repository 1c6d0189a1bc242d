package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.discord.command.JoinButton;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Stamp;
import heraldo.bot.discord.page.RosterEmbed;
import heraldo.bot.discord.press.RuleWords;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.tree.MessageComponentTree;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/** The post that looks for players. As long as it stands it shows who sits where by now, and a button only while a seat is free. */
public final class InvitationPost {

    private final BotContext context;
    private final Letters letters;
    private final Map<CampaignId, Shown> known = new ConcurrentHashMap<>();

    /**
     * The post as it stands.
     *
     * @param stamp empty if it was deleted, or is of an earlier version: then it stays as it is
     */
    private record Shown(String message, Optional<Stamp> stamp, List<String> words) {}

    public InvitationPost(BotContext context, Letters letters) {
        this.context = context;
        this.letters = letters;
    }

    /** Its words and its button, for a campaign as it is. */
    static Answer write(BotContext context, Roster roster) {
        Campaign campaign = roster.campaign();
        Tongue tongue = context.tongue(campaign);
        Speech speech = context.speech(roster, tongue);
        boolean room = !roster.free().isEmpty();
        String title = speech.plain()
                .say(
                        "discord.post.opened-title",
                        "room",
                        String.valueOf(room),
                        "status",
                        campaign.status().name().toLowerCase(Locale.ROOT));
        Embed call = Embed.of(title, String.join("\n", called(campaign, room, speech)));
        Embed seats = new RosterEmbed(context).ofSeats(roster, tongue);
        AnswerButton join = new AnswerButton(
                speech.plain().say("discord.key.join"), JoinButton.componentId(campaign.id()), Weight.CONSENT);
        return new Answer(role(context, campaign), List.of(call, seats), List.of(), room ? List.of(join) : List.of());
    }

    private static String role(BotContext context, Campaign campaign) {
        long role = context.office().helm().houses().rule(campaign.guild()).called();
        return role == 0 ? "" : "<@&" + role + ">";
    }

    /** Returns the lines about how to take a seat and about the terms that differ from the default. */
    private static List<String> called(Campaign campaign, boolean room, Speech speech) {
        List<String> lines = new ArrayList<>();
        if (room) {
            lines.add(speech.say("discord.post.opened"));
        }
        lines.addAll(RuleWords.agreed(campaign, speech));
        return lines;
    }

    /**
     * Brings the post up to date, if it is out. Waits for Discord.
     *
     * @return whether anything had to be changed
     */
    boolean show(MessageChannel channel, Roster roster) {
        Campaign campaign = roster.campaign();
        Optional<String> posted = context.office()
                .memory()
                .registrar()
                .posted(campaign.id(), Dispatch.Kind.OPENED, Optional.empty())
                .flatMap(external -> Posting.read(external).message());
        return posted.filter(message -> show(channel, roster, message)).isPresent();
    }

    private boolean show(MessageChannel channel, Roster roster, String message) {
        CampaignId id = roster.campaign().id();
        // Whatever goes wrong: the next time it is read anew.
        Shown before = Optional.ofNullable(known.remove(id))
                .filter(shown -> shown.message().equals(message))
                .orElseGet(() -> read(channel, message));
        Shown now = before.stamp()
                .map(stamp -> edited(channel, before, stamp, roster))
                .orElse(before);
        known.put(id, now);
        return !now.equals(before);
    }

    private static Shown read(MessageChannel channel, String message) {
        try {
            Message found = channel.retrieveMessageById(message).complete();
            return new Shown(message, Stamp.of(found), words(found.getComponentTree()));
        } catch (ErrorResponseException e) {
            return gone(e, message);
        }
    }

    private Shown edited(MessageChannel channel, Shown before, Stamp stamp, Roster roster) {
        MessageCreateData letter =
                letters.of(Card.of(write(context, roster)), part -> stamp).get(0);
        List<String> words = words(letter.getComponentTree());
        if (words.equals(before.words())) {
            return before;
        }
        try {
            channel.editMessageById(
                            before.message(),
                            new MessageEditBuilder()
                                    .useComponentsV2()
                                    .setComponents(letter.getComponents())
                                    .build())
                    .setAllowedMentions(EnumSet.noneOf(MentionType.class))
                    .complete();
        } catch (ErrorResponseException e) {
            // One that is old and was changed too often just now is tried again later, as the status message is.
            return gone(e, before.message());
        }
        return new Shown(before.message(), before.stamp(), words);
    }

    private static Shown gone(ErrorResponseException e, String message) {
        if (e.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
            throw e;
        }
        return new Shown(message, Optional.empty(), List.of());
    }

    private static List<String> words(MessageComponentTree components) {
        return components.findAll(TextDisplay.class).stream()
                .map(TextDisplay::getContent)
                .toList();
    }
}
