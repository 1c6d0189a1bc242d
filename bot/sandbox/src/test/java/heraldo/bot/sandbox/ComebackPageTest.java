package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.util.List;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A page whose line broke shows what happened meanwhile: what was said, what was changed and what went away. */
@Tag("slow")
class ComebackPageTest {
    @Test
    void nothingIsMissedWhileTheLineIsCut() throws Exception {
        try (Chromium chromium = Chromium.open();
                Sandbox sandbox = Sandbox.open(SandboxOptions.standard().speaking(List.of("es")));
                TinyBot bot = new TinyBot(sandbox)) {
            TextChannel general =
                    bot.jda().getTextChannelsByName("general", false).getFirst();
            Message changed = general.sendMessage("Before").complete();
            Message gone = general.sendMessage("Short of life").complete();
            Visitor visitor = new Visitor(chromium, sandbox.url());
            visitor.awaitText(".message-text", "Short of life");
            visitor.loseTheLine();
            changed.editMessage("After").complete();
            gone.delete().complete();
            general.sendMessage("Meanwhile").complete();
            visitor.await(".connection.open");
            visitor.lastMessage("Meanwhile");
            visitor.awaitText(".message-text", "After");
            List<String> read = visitor.labels(".message-text");
            assertEquals(List.of("After\n(editado)", "Meanwhile"), read.subList(read.size() - 2, read.size()));
        }
    }
}
