package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.InvitationKeys;
import heraldo.bot.discord.room.Servers;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/** Messages to people who are asked to play or direct, and to those who no longer do. */
final class StaffPost {

    private static final String INVITATION = "invitation";
    private static final String DIRECT = "campaign.post.invitation-direct";
    /** The prefix of the keys of all farewells. */
    private static final String FAREWELL = "campaign.post.farewell";

    private static final String OFFERED = "campaign.post.invite";

    private StaffPost() {}

    /** A letter to one person. */
    static Answer letter(Letter letter) {
        Message told = letter.dispatch().message().orElseThrow();
        Answer words = Answer.of(new Embed("", letter.speech().say(told) + follow(letter, told), Tone.GOOD));
        OptionalLong invitation = invitation(letter.dispatch());
        return invitation.isEmpty()
                ? words
                : words.with(InvitationKeys.of(
                        invitation.getAsLong(),
                        !told.key().equals(DIRECT),
                        true,
                        letter.speech().plain()));
    }

    /** Returns the link to the chronicle for a player who has lost their seat; blank in other letters. */
    private static String follow(Letter letter, Message told) {
        return letter.campaign()
                .home()
                .channels()
                .filter(any -> told.key().startsWith(FAREWELL))
                .map(there ->
                        "\n" + letter.speech().say("discord.post.follow", "where", "<#" + there.chronicle() + ">"))
                .orElse("");
    }

    /** A sentence for everybody; a seat that anybody may have can be taken there. */
    static Answer notice(Letter letter, Answer words) {
        OptionalLong invitation = invitation(letter.dispatch());
        boolean anybody = letter.dispatch()
                .message()
                .filter(told -> told.key().equals(OFFERED) && anybody(told))
                .isPresent();
        return anybody && invitation.isPresent()
                ? words.with(InvitationKeys.of(
                        invitation.getAsLong(), true, false, letter.speech().plain()))
                : words;
    }

    /**
     * Returns the channel of the public talk, for the invitation of a user who takes no direct messages. Empty if the dispatch is
     * no invitation, or there is no such channel.
     */
    static Optional<MessageChannel> elsewhere(Letter letter, Servers servers) {
        return invitation(letter.dispatch()).isEmpty()
                ? Optional.empty()
                : letter.campaign().home().channels().map(Channels::diplomacy).flatMap(servers::channel);
    }

    /** The letter as it is written where others read it. */
    static Answer called(Letter letter) {
        Answer words = letter(letter);
        return new Answer("<@" + letter.reader().orElseThrow() + ">", words.embeds(), List.of(), words.buttons());
    }

    private static boolean anybody(Message told) {
        return "ANYBODY".equals(told.arguments().get("who"));
    }

    private static OptionalLong invitation(Dispatch dispatch) {
        return dispatch.message()
                .map(told -> told.arguments().get(INVITATION))
                .filter(Number.class::isInstance)
                .map(number -> OptionalLong.of(((Number) number).longValue()))
                .orElseGet(OptionalLong::empty);
    }
}
