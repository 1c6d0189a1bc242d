package heraldo.bot.discord.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.RETURNS_DEEP_STUBS;
import static org.mockito.Mockito.RETURNS_SELF;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Stamp;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.tree.MessageComponentTree;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.SelfUser;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A post that is tried again after Discord has forgotten its nonce. */
@Tag("slow")
class MailbagTest {

    private static final Card NEWS = Card.of(Answer.of(Embed.of("Turno 1", "Llueve.")));

    private static final Optional<Instant> WRITTEN = Optional.of(Instant.parse("2026-11-20T11:00:00Z"));

    private static final PostMark MARK = new PostMark("00c00000", 7, PostMark.Kind.POST, 0);

    private final JDA jda = mock(JDA.class);
    private final SelfUser self = mock(SelfUser.class);
    private final MessageChannel channel = mock(MessageChannel.class, RETURNS_DEEP_STUBS);
    private final MessageCreateAction sending = mock(MessageCreateAction.class, RETURNS_SELF);
    private final Mailbag mailbag =
            new Mailbag(new Letters(new ComponentIds(new byte[32], "a secret"), new CommandMentions(List.of())));

    MailbagTest() {
        when(jda.getSelfUser()).thenReturn(self);
        Message sent = stamped("200", self, MARK.stamp(1));
        doReturn(sent).when(sending).complete();
        when(channel.sendMessage(any(MessageCreateData.class))).thenReturn(sending);
    }

    @Test
    void whatIsThereAlreadyIsNotPostedAgain() {
        history(stamped("100", self, MARK.stamp(1)));
        assertEquals("100", mailbag.post(channel, MARK, tried(), NEWS, Calling.NOBODY));
        verify(channel, never()).sendMessage(any(MessageCreateData.class));
    }

    @Test
    void anotherPostAndSomebodyElsesCopyAreNotTakenForIt() {
        PostMark other = new PostMark("00c00000", 6, PostMark.Kind.POST, 0);
        history(
                stamped("99", self, MARK.stamp(2)),
                stamped("100", self, other.stamp(1)),
                stamped("101", mock(User.class), MARK.stamp(1)),
                footed("102", self, "00c00000-6-1"),
                footed("103", mock(User.class), "00c00000-7-1"));
        assertEquals("200", mailbag.post(channel, MARK, tried(), NEWS, Calling.NOBODY));
        verify(sending).setNonce("00c00000-7-1");
    }

    /** Of what nobody can have posted, nobody is asked whether it is there. */
    @Test
    void whatWasNeverTriedIsNotLookedFor() {
        assertEquals("200", mailbag.post(channel, MARK, new Trail(Optional.empty()), NEWS, Calling.NOBODY));
        verify(channel, never()).getHistory();
    }

    /** Earlier versions wrote marks into footers; once the welcomes of all seats had one, and only their channels told them apart. */
    @Test
    void whatAnEarlierVersionHasPostedIsFoundByItsOldMark() {
        history(footed("100", self, "00c00000-7-1"));
        assertEquals("100", mailbag.post(channel, MARK, tried(), NEWS, Calling.NOBODY));
        history(footed("101", self, "00c00000-7s3-1"));
        assertEquals("101", mailbag.post(channel, MARK.welcome(new Seat(3)), tried(), NEWS, Calling.NOBODY));
        history(footed("102", self, "00c00000-7s-1"));
        assertEquals("102", mailbag.post(channel, MARK.welcome(new Seat(3)), tried(), NEWS, Calling.NOBODY));
        verify(channel, never()).sendMessage(any(MessageCreateData.class));
    }

    /** What was posted where the thread was not there yet, or not any more, is looked for there, too. */
    @Test
    void whatIsInAnotherOfItsPlacesIsNotPostedAgain() {
        MessageChannel thread = mock(MessageChannel.class, RETURNS_DEEP_STUBS);
        when(thread.getHistory().retrievePast(anyInt()).complete()).thenReturn(List.of());
        history(stamped("100", self, MARK.stamp(1)));
        assertEquals(
                "100",
                mailbag.post(List.of(thread, channel), MARK, tried(), NEWS, Calling.NOBODY)
                        .message());
        verify(thread, never()).sendMessage(any(MessageCreateData.class));
    }

    @Test
    void everySeatsWelcomeHasANonceOfItsOwnThatDiscordTakes() {
        PostMark far = new PostMark("0123abcd", 123456789012L, PostMark.Kind.POST, 0);
        assertEquals("00c00000-7s3-1", MARK.welcome(new Seat(3)).nonce(1));
        assertEquals("123abcd-123456789012s12-1", far.welcome(new Seat(12)).nonce(1));
        assertEquals(25, far.welcome(new Seat(12)).nonce(1).length());
    }

    /** By these numbers and words a post that is out is known for ever. */
    @Test
    void aPostIsMarkedAsItAlwaysWas() {
        Campaign campaign = mock(Campaign.class);
        when(campaign.id()).thenReturn(new CampaignId("3f2504e0-4f89-41d3-9a0c-0305e82c3301"));
        PostMark mark = PostMark.of(campaign, 77);
        assertEquals(new Stamp(0x4FC94002, 77), mark.stamp(2));
        assertEquals(
                new Stamp(0x4FC94000 | 1 << 12 | 3 << 5 | 1, 77),
                mark.welcome(new Seat(3)).stamp(1));
        assertEquals(
                new Stamp(0x4FC94000 | 2 << 12 | 4 << 5 | 1, 77), mark.plea(4).stamp(1));
        assertEquals(new Stamp(0x4FC94000 | 3 << 12 | 1, 77), mark.proof().stamp(1));
        assertEquals(
                OptionalLong.of(77), PostMark.dispatch(campaign, mark.proof().stamp(9)));
        assertEquals(OptionalLong.empty(), PostMark.dispatch(campaign, MARK.stamp(1)));
        assertEquals(OptionalLong.empty(), PostMark.dispatch(campaign, StampCode.status("3f2504e0")));
        assertEquals(new Stamp(0x4FC97FFF, 0x04E1), StampCode.status("3f2504e0"));
        assertEquals(Set.of("3f2504e0-77-2"), mark.footers(2));
        assertEquals(
                Set.of("3f2504e0-77s3-1", "3f2504e0-77s-1"),
                mark.welcome(new Seat(3)).footers(1));
        assertEquals(Set.of("3f2504e0-77p4-1"), mark.plea(4).footers(1));
        assertEquals(OptionalLong.of(77), PostMark.dispatch(campaign, "3f2504e0-77-2"));
    }

    private static Trail tried() {
        return new Trail(WRITTEN);
    }

    private void history(Message... messages) {
        when(channel.getHistory().retrievePast(anyInt()).complete()).thenReturn(List.of(messages));
    }

    private Message message(String id, User author) {
        Message message = mock(Message.class);
        when(message.getId()).thenReturn(id);
        when(message.getAuthor()).thenReturn(author);
        when(message.getJDA()).thenReturn(jda);
        when(message.getComponentTree()).thenReturn(MessageComponentTree.of(List.of()));
        return message;
    }

    private Message stamped(String id, User author, Stamp stamp) {
        Message message = message(id, author);
        Container frame = Container.of(TextDisplay.of("Turno").withUniqueId(stamp.words()));
        when(message.getComponentTree()).thenReturn(MessageComponentTree.of(frame.withUniqueId(stamp.frame())));
        return message;
    }

    private Message footed(String id, User author, String mark) {
        Message message = message(id, author);
        when(message.getEmbeds())
                .thenReturn(List.of(
                        new EmbedBuilder().setTitle("Turno").setFooter(mark).build()));
        return message;
    }
}
