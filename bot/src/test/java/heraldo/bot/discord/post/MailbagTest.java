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
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Letters;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.JDA;
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

    private static final Answer NEWS = Answer.of(Embed.of("Turno 1", "Llueve."));

    private static final Optional<Instant> WRITTEN = Optional.of(Instant.parse("2026-11-20T11:00:00Z"));

    private static final PostMark MARK = new PostMark("c-7", Optional.empty());

    private final JDA jda = mock(JDA.class);
    private final SelfUser self = mock(SelfUser.class);
    private final MessageChannel channel = mock(MessageChannel.class, RETURNS_DEEP_STUBS);
    private final MessageCreateAction sending = mock(MessageCreateAction.class, RETURNS_SELF);
    private final Mailbag mailbag = new Mailbag(new Letters(new ComponentIds(new byte[32], "a secret")));

    MailbagTest() {
        when(jda.getSelfUser()).thenReturn(self);
        Message sent = message("200", self, "c-7-1");
        doReturn(sent).when(sending).complete();
        when(channel.sendMessage(any(MessageCreateData.class))).thenReturn(sending);
    }

    @Test
    void whatIsThereAlreadyIsNotPostedAgain() {
        history(message("100", self, "c-7-1"));
        assertEquals("100", mailbag.post(channel, MARK, WRITTEN, NEWS, List.of()));
        verify(channel, never()).sendMessage(any(MessageCreateData.class));
    }

    @Test
    void anotherPostAndSomebodyElsesCopyAreNotTakenForIt() {
        history(message("100", self, "c-6-1"), message("101", mock(User.class), "c-7-1"));
        assertEquals("200", mailbag.post(channel, MARK, WRITTEN, NEWS, List.of()));
        verify(sending).setNonce("c-7-1");
    }

    /** Of what nobody can have posted, nobody is asked whether it is there. */
    @Test
    void whatWasNeverTriedIsNotLookedFor() {
        assertEquals("200", mailbag.post(channel, MARK, Optional.empty(), NEWS, List.of()));
        verify(channel, never()).getHistory();
    }

    /** Once the welcomes of all seats had one mark, and only their channels told them apart. */
    @Test
    void aWelcomeThatAnEarlierBuildHasPostedIsFoundByItsOldMark() {
        history(message("100", self, "c-7s-1"));
        assertEquals("100", mailbag.post(channel, MARK.welcome(new Seat(3)), WRITTEN, NEWS, List.of()));
        verify(channel, never()).sendMessage(any(MessageCreateData.class));
    }

    @Test
    void everySeatsWelcomeHasANonceOfItsOwnThatDiscordTakes() {
        PostMark far = new PostMark("0123abcd-123456789012", Optional.empty());
        assertEquals("c-7s3-1", MARK.welcome(new Seat(3)).nonce(1));
        assertEquals("123abcd-123456789012s12-1", far.welcome(new Seat(12)).nonce(1));
        assertEquals(25, far.welcome(new Seat(12)).nonce(1).length());
    }

    /** By these words a post that is out is known for ever. */
    @Test
    void aPostIsMarkedAsItAlwaysWas() {
        Campaign campaign = mock(Campaign.class);
        when(campaign.id()).thenReturn(new CampaignId("3f2504e0-4f89-41d3-9a0c-0305e82c3301"));
        PostMark mark = PostMark.of(campaign, 77);
        assertEquals("3f2504e0-77-2", mark.footer(2));
        assertEquals("3f2504e0-77s3-1", mark.welcome(new Seat(3)).footer(1));
        assertEquals("3f2504e0-77p4-1", mark.plea(4).footer(1));
        assertEquals(OptionalLong.of(77), PostMark.dispatch(campaign, "3f2504e0-77-2"));
    }

    private void history(Message... messages) {
        when(channel.getHistory().retrievePast(anyInt()).complete()).thenReturn(List.of(messages));
    }

    private Message message(String id, User author, String mark) {
        Message message = mock(Message.class);
        when(message.getId()).thenReturn(id);
        when(message.getAuthor()).thenReturn(author);
        when(message.getJDA()).thenReturn(jda);
        when(message.getEmbeds())
                .thenReturn(List.of(
                        new EmbedBuilder().setTitle("Turno").setFooter(mark).build()));
        return message;
    }
}
