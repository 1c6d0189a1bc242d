package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.util.List;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A thread on the page: under its channel, on its message, and away when it is put away. */
@Tag("slow")
class ThreadPageTest {
    private static final long THREADS =
            Permission.bits(Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS);

    @Test
    void aThreadIsFoundAndWrittenIn() throws Exception {
        Cast cast = Cast.ofSix().withBotPermissions(Cast.INVITED | THREADS);
        try (Chromium chromium = Chromium.open();
                Sandbox sandbox =
                        Sandbox.open(SandboxOptions.standard().with(cast).speaking(List.of("es")));
                TinyBot bot = new TinyBot(sandbox)) {
            TextChannel general =
                    bot.jda().getTextChannelsByName("general", false).getFirst();
            Message message = general.sendMessage("The turn").complete();
            Visitor visitor = new Visitor(chromium, sandbox.url());
            ThreadChannel thread = message.createThreadChannel("Turn 1").complete();
            thread.sendMessage("Details").complete();
            visitor.awaitText(".channel.thread", "Turn 1");
            visitor.click(".thread-link");
            visitor.awaitText(".message-text", "Details");
            visitor.photograph("thread-1280");
            visitor.compose("I have read it\n");
            visitor.lastMessage("I have read it");
            visitor.screen(400, 800);
            visitor.click(".menu-button");
            visitor.awaitText(".channel.thread", "Turn 1");
            assertFalse(visitor.mustScrollSideways());
            visitor.photograph("thread-400");
            thread.getManager().setArchived(true).complete();
            visitor.awaitGone(".channel.thread");
            assertEquals(List.of(), visitor.complaints());
        }
    }
}
