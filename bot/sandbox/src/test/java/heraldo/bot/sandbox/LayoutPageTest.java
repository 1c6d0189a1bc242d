package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import net.dv8tion.jda.api.entities.Icon;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** A message with every kind of component on the page, on a large screen and on a phone, used without a mouse. */
@Tag("slow")
class LayoutPageTest {
    private static Sandbox sandbox;
    private static Chromium chromium;
    private static LayoutBot bot;

    @BeforeAll
    static void open() throws Exception {
        chromium = Chromium.open();
        sandbox = Sandbox.open(SandboxOptions.standard().speaking(List.of("es", "en")));
        bot = new LayoutBot(sandbox, map());
        String gold = bot.jda()
                .createApplicationEmoji("gold", Icon.from(LayoutTest.picture(), Icon.IconType.PNG))
                .complete()
                .getAsMention();
        bot.jda()
                .getTextChannels()
                .getFirst()
                .sendMessageComponents(bot.post("Winter " + gold + " <:gone:1>"))
                .useComponentsV2()
                .complete();
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

    private static byte[] map() throws IOException {
        BufferedImage map = new BufferedImage(1200, 700, BufferedImage.TYPE_INT_RGB);
        Graphics2D brush = map.createGraphics();
        brush.setColor(Color.ORANGE);
        brush.fillOval(300, 50, 600, 600);
        brush.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(map, "png", png);
        return png.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 400})
    void everythingIsSeenAndUsed(int width) {
        Visitor visitor = new Visitor(chromium, sandbox.url());
        visitor.screen(width, 900);
        visitor.lookAt(".gallery img[alt='A map of the land']");
        assertFalse(visitor.mustScrollSideways());
        visitor.awaitText(".layout-box h2", ":gone:");
        visitor.lookAt("heraldo-emoji img[alt=':gold:']");
        visitor.like("light");
        visitor.photograph("layout-light-" + width);
        visitor.like("dark");
        visitor.photograph("layout-dark-" + width);
        visitor.compose("/desk");
        visitor.type(" ", Keys.ENTER);
        visitor.awaitText(".ephemeral .layout-box", "Desk");
        visitor.click(".ephemeral .choices:not(.several) > summary");
        visitor.await(".choices-row[data-value='up']:focus");
        assertFalse(visitor.mustScrollSideways());
        visitor.photograph("layout-menu-" + width);
        visitor.type(Keys.ESCAPE);
        visitor.awaitGone(".choices-row");
        visitor.type(Keys.ENTER);
        visitor.await(".choices-row[data-value='up']:focus");
        visitor.type(Keys.ARROW_DOWN);
        visitor.await(".choices-row[data-value='down']:focus");
        visitor.type(Keys.ENTER);
        visitor.awaitText(".ephemeral .layout-box", "Chose [down]");
        visitor.compose("/desk");
        visitor.type(" ", Keys.ENTER);
        visitor.click(".ephemeral .several > summary");
        visitor.click(".ephemeral .several input[value='gather']");
        visitor.click(".ephemeral .several button");
        visitor.awaitText(".ephemeral .layout-box", "Chose [gather]");
        assertEquals(
                List.of(),
                visitor.complaints().stream()
                        .filter(each -> !each.contains("/emojis/1.png"))
                        .toList());
    }
}
