package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.witness.openapi.OpenApiWitness;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Messages laid out with the second version of components, sent by the real JDA and used by people. */
@Tag("slow")
class LayoutTest {
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
    private final OpenApiWitness witness = Watched.by(sandbox);
    private LayoutBot bot;
    private Person alba;

    @BeforeEach
    void begin() throws Exception {
        bot = new LayoutBot(sandbox, picture());
        alba = Person.at(sandbox.url(), "p1").in("general");
    }

    @AfterEach
    void end() {
        alba.close();
        bot.close();
        sandbox.close();
    }

    /** A picture of 200 by 120 pixels. */
    static byte[] picture() throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(200, 120, BufferedImage.TYPE_INT_RGB), "png", png);
        return png.toByteArray();
    }

    private TextChannel general() {
        return bot.jda().getTextChannelsByName("general", false).getFirst();
    }

    @Test
    void aMessageWithEveryKindOfComponentIsReadAndEdited() {
        Message sent = general()
                .sendMessageComponents(bot.post("Winter"))
                .useComponentsV2()
                .complete();
        Said read = alba.await("Winter");
        assertEquals(List.of("Read", "Orders", "Done"), read.buttons());
        List<JsonNode> shown = read.shown();
        assertEquals(3, shown.size());
        assertEquals(200, shown.getFirst().at("/media/width").asInt());
        assertEquals("A map of the land", shown.getFirst().path("description").asText());
        assertTrue(shown.getFirst().at("/media/url").asText().startsWith(sandbox.url()));
        assertEquals("record.txt", shown.getLast().path("name").asText());
        assertEquals(List.of(), read.files(), "what a component shows is not listed again");
        assertTrue(general().retrieveMessageById(sent.getId()).complete().isUsingComponentsV2());
        general()
                .editMessageComponentsById(sent.getId(), Container.of(TextDisplay.of("Spring")))
                .useComponentsV2()
                .complete();
        assertEquals("Spring", alba.await("Spring").text());
        witness.testify();
    }

    @Test
    void menusAreChosenFromAndFormsFilledIn() {
        Said desk = alba.use("desk").said();
        assertTrue(desk.whispered());
        assertThrows(TurnedAwayException.class, () -> alba.select(desk, "gather", "fight", "build"), "too many");
        assertThrows(TurnedAwayException.class, () -> alba.select(desk, "gather", "none"), "not offered");
        assertEquals(
                "Given [[G5], 3, w, [1, 2]]",
                alba.fill(alba.press(desk, "Orders").asked(), "G5", "3", "w", "1,2")
                        .text());
        assertThrows(
                TurnedAwayException.class,
                () -> alba.fill(alba.press(desk, "Orders").asked(), "G5", "3", "none", ""));
        assertEquals(
                "Given [[G5], 3, p, []]",
                alba.fill(alba.press(desk, "Orders").asked(), "G5", "3", "p", "")
                        .text());
        assertEquals(
                "Chose [gather, build]",
                alba.select(desk, "gather", "build").said().text());
        witness.testify();
    }

    @Test
    void aTextStaysNotBesideTheNewComponents() {
        Message plain = general().sendMessage("Old").complete();
        assertThrows(
                ErrorResponseException.class,
                () -> plain.editMessageComponents(TextDisplay.of("New"))
                        .useComponentsV2()
                        .complete());
        Wire wire = new Wire(sandbox);
        String path = "/channels/" + general().getId() + "/messages/" + plain.getId();
        String fresh = "{\"flags\":32768,\"content\":null,\"components\":[{\"type\":10,\"content\":\"New\"}]}";
        assertEquals(200, wire.ask("PATCH", path, fresh).status());
        Wire.Answer back = wire.ask("PATCH", path, "{\"flags\":0,\"content\":\"Old\"}");
        assertEquals(
                "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
                back.body().at("/errors/flags/_errors/0/code").asText(),
                back.body()::toString);
        assertEquals("New", alba.await("New").text());
    }
}
