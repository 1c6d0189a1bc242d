package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.witness.openapi.OpenApiWitness;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.channel.ChannelCreateEvent;
import net.dv8tion.jda.api.events.channel.ChannelDeleteEvent;
import net.dv8tion.jda.api.events.channel.update.ChannelUpdateArchivedEvent;
import net.dv8tion.jda.api.hooks.EventListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads, opened and put away by the real JDA, read and written in by people. */
@Tag("slow")
class ThreadTest {
    private static final long THREADS = Permission.bits(
            Permission.MANAGE_THREADS,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.CREATE_PRIVATE_THREADS,
            Permission.SEND_MESSAGES_IN_THREADS);

    private final Sandbox sandbox =
            Sandbox.open(SandboxOptions.standard().with(Cast.ofSix().withBotPermissions(Cast.INVITED | THREADS)));
    private final OpenApiWitness witness = Watched.by(sandbox);
    private final BlockingQueue<GenericEvent> heard = new LinkedBlockingQueue<>();
    private TinyBot bot;
    private Person alba;
    private Person bruno;

    @BeforeEach
    void begin() throws InterruptedException {
        bot = new TinyBot(sandbox);
        bot.jda().addEventListener((EventListener) heard::add);
        alba = Person.at(sandbox.url(), "p1");
        bruno = Person.at(sandbox.url(), "p2");
    }

    @AfterEach
    void end() {
        alba.close();
        bruno.close();
        bot.close();
        sandbox.close();
    }

    private TextChannel general() {
        return bot.jda().getTextChannelsByName("general", false).getFirst();
    }

    private <T extends GenericEvent> T await(Class<T> kind) throws InterruptedException {
        while (true) {
            GenericEvent event = heard.poll(60, TimeUnit.SECONDS);
            if (event == null || kind.isInstance(event)) {
                return kind.cast(event);
            }
        }
    }

    @Test
    void aThreadHangsOnAMessageAndIsReopenedByAnother() throws Exception {
        Message message = general().sendMessage("The turn").complete();
        ThreadChannel thread = message.createThreadChannel("Turn 1").complete();
        assertEquals(message.getId(), thread.getId());
        assertEquals(160004, again(message));
        thread.sendMessage("Details").complete();
        assertEquals("Details", alba.in("Turn 1").await("Details").text());
        assertTrue(general().getHistory().retrievePast(9).complete().size() == 1, "nothing else in the channel");
        thread.getManager().setArchived(true).complete();
        assertTrue(await(ChannelUpdateArchivedEvent.class).getNewValue());
        assertEquals(
                1, general().retrieveArchivedPublicThreadChannels().complete().size());
        alba.say("One more");
        assertFalse(await(ChannelUpdateArchivedEvent.class).getNewValue());
        assertEquals(
                List.of("Turn 1"),
                general().getGuild().retrieveActiveThreads().complete().stream()
                        .map(ThreadChannel::getName)
                        .toList());
        thread.getManager().setLocked(true).complete();
        thread.getManager().setArchived(true).complete();
        assertTrue(await(ChannelUpdateArchivedEvent.class).getNewValue());
        assertEquals(
                160005,
                assertThrows(TurnedAwayException.class, () -> alba.say("Locked"))
                        .code());
        thread.getManager().setArchived(false).complete();
        assertFalse(await(ChannelUpdateArchivedEvent.class).getNewValue());
        thread.delete().complete();
        assertEquals(
                thread.getId(), await(ChannelDeleteEvent.class).getChannel().getId());
        assertFalse(alba.channels().contains("Turn 1"));
        witness.testify();
    }

    /** Of a thread that it makes itself the bot may hear by the answer first, and then no event tells it anew. */
    @Test
    void aThreadThatWasMadeElsewhereIsTold() throws Exception {
        Message message = general().sendMessage("The turn").complete();
        assertEquals(0, again(message), "nothing to complain of");
        assertEquals(
                message.getId(), await(ChannelCreateEvent.class).getChannel().getId());
    }

    private int again(Message message) {
        return new Wire(sandbox)
                .ask(
                        "POST",
                        "/channels/" + message.getChannelId() + "/messages/" + message.getId() + "/threads",
                        "{\"name\":\"x\"}")
                .code();
    }

    @Test
    void aPrivateThreadIsSeenByWhomItLetsIn() {
        ThreadChannel thread = general().createThreadChannel("Secret", true).complete();
        assertFalse(alba.channels().contains("Secret"));
        thread.addThreadMemberById(alba.id()).complete();
        assertTrue(alba.channels().contains("Secret"));
        assertFalse(bruno.channels().contains("Secret"));
        alba.in("Secret").say("Here");
        assertEquals(2, thread.retrieveThreadMembers().complete().size());
        thread.removeThreadMemberById(alba.id()).complete();
        assertFalse(alba.channels().contains("Secret"));
        thread.getManager().setArchived(true).complete();
        assertEquals(
                1, general().retrieveArchivedPrivateThreadChannels().complete().size());
        witness.testify();
    }

    @Test
    void whatDiscordRefuses() {
        Wire wire = new Wire(sandbox);
        String threads = "/channels/" + general().getId() + "/threads";
        assertEquals(50035, wire.ask("POST", threads, "{\"name\":\"\"}").code());
        assertEquals(
                50035,
                wire.ask("POST", threads, "{\"name\":\"x\",\"auto_archive_duration\":5}")
                        .code());
        assertEquals(
                10008,
                wire.ask("POST", "/channels/" + general().getId() + "/messages/1/threads", "{\"name\":\"x\"}")
                        .code());
        ThreadChannel thread = general().createThreadChannel("Away").complete();
        Message said = thread.sendMessage("x").complete();
        thread.getManager().setArchived(true).complete();
        String one = "/channels/" + thread.getId();
        assertEquals(50083, wire.ask("PATCH", one, "{\"name\":\"y\"}").code());
        assertEquals(
                50083,
                wire.ask("PATCH", one + "/messages/" + said.getId(), "{\"content\":\"y\"}")
                        .code());
        assertEquals(
                50083, wire.ask("PUT", one + "/thread-members/" + alba.id()).code());
    }

    @Test
    void whoeverMayNotOpenThreadsIsToldSo() {
        try (Sandbox strict = Sandbox.open(
                SandboxOptions.standard().with(Cast.ofSix().withBotPermissions(Cast.INVITED & ~THREADS)))) {
            long channel = strict.world()
                    .exclusively(() -> strict.world()
                            .channels()
                            .of(strict.world().guilds().iterator().next())
                            .getFirst()
                            .id()
                            .value());
            Wire wire = new Wire(strict);
            assertEquals(
                    50013,
                    wire.ask("POST", "/channels/" + channel + "/threads", "{\"name\":\"x\"}")
                            .code());
        }
    }
}
