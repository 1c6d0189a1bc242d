package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.util.List;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands named in a message, on the page: pressed, they are ready to be filled in, in the language of the page. */
@Tag("slow")
class MentionPageTest {
    private static Sandbox sandbox;
    private static Chromium chromium;
    private static LayoutBot bot;

    @BeforeAll
    static void open() throws Exception {
        chromium = Chromium.open();
        sandbox = Sandbox.open(SandboxOptions.standard().speaking(List.of("es", "en")));
        bot = new LayoutBot(sandbox, LayoutTest.picture());
        String id = register();
        bot.jda()
                .getTextChannels()
                .getFirst()
                .sendMessageComponents(Container.of(TextDisplay.of("Pega con </orders paste:" + id
                        + ">, no con </órdenes pegar:" + id + "> ni `/órdenes pegar`.")))
                .useComponentsV2()
                .complete();
    }

    private static String register() {
        SubcommandData paste = new SubcommandData("paste", "Many lines at once")
                .setNameLocalization(DiscordLocale.SPANISH, "pegar")
                .addOption(OptionType.STRING, "lines", "What to paste", true);
        return bot.jda()
                .updateCommands()
                .addCommands(Commands.slash("orders", "Orders")
                        .setNameLocalization(DiscordLocale.SPANISH, "órdenes")
                        .addSubcommands(paste))
                .complete()
                .getFirst()
                .getId();
    }

    @AfterAll
    static void close() throws IOException {
        if (bot != null) {
            bot.close();
            sandbox.close();
        }
        if (chromium != null) {
            chromium.close();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 400})
    void aCommandIsPressedByItsBaseNameAndWrittenInTheReadersLanguage(int width) {
        Visitor visitor = new Visitor(chromium, sandbox.url());
        visitor.speak("es");
        visitor.screen(width, 900);
        visitor.awaitText(".layout-box .md-mention", "/órdenes pegar");
        visitor.awaitText(".layout-box code", "/órdenes pegar");
        visitor.click(".layout-box .md-mention:nth-of-type(2)");
        assertFalse(visitor.sees(".command-name"), "only the base name calls a command");
        visitor.photograph("mention-" + width);
        visitor.click(".layout-box .md-mention");
        assertEquals("/órdenes pegar", visitor.awaitText(".command-name", "/"));
        visitor.await("#option-lines:focus");
        visitor.photograph("mention-pressed-" + width);
        assertFalse(visitor.mustScrollSideways());
        visitor.click(".command .plain");
        visitor.screen(1280, 900);
        visitor.speak("en");
        visitor.click(".layout-box .md-mention");
        assertEquals("/orders paste", visitor.awaitText(".command-name", "/"));
        assertEquals(List.of(), visitor.complaints());
    }
}
