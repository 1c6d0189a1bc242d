package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.util.List;
import net.dv8tion.jda.api.entities.channel.concrete.PrivateChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Direct messages on the page: below the channels, for their reader alone, also those that come while they look. */
@Tag("slow")
class LetterPageTest {

    private static final String LETTERS = ".category:last-of-type .channel";

    @Test
    void aDirectMessageIsFoundAndReadByWhoeverItIsFor() throws Exception {
        try (Chromium chromium = Chromium.open();
                Sandbox sandbox = Sandbox.open(SandboxOptions.standard().speaking(List.of("es")));
                TinyBot bot = new TinyBot(sandbox)) {
            Snowflake reader = sandbox.world().users().values().stream()
                    .filter(user -> user.username().equals("p1"))
                    .findFirst()
                    .orElseThrow()
                    .id();
            bot.jda()
                    .getTextChannelsByName("general", false)
                    .getFirst()
                    .sendMessage("Hola")
                    .complete();
            Visitor visitor = new Visitor(chromium, sandbox.url());
            visitor.become("p1");
            PrivateChannel letters =
                    bot.jda().openPrivateChannelById(reader.value()).complete();
            letters.sendMessage("Dos plazos").complete();
            visitor.awaitText(".category:last-of-type summary", "MENSAJES DIRECTOS");
            visitor.click(LETTERS);
            visitor.awaitText(".message-text", "Dos plazos");
            letters.sendMessage("Tres plazos").complete();
            visitor.lastMessage("Tres plazos");
            visitor.photograph("letter-1280");
            visitor.screen(400, 800);
            assertFalse(visitor.mustScrollSideways());
            assertEquals(List.of(), visitor.complaints());
        }
    }
}
