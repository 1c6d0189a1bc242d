package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.witness.openapi.OpenApiWitness;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Icon;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The application's own emojis: uploaded, listed, renamed and removed by the real JDA, served as pictures. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class EmojiTest {
    @Test
    void emojisComeAndGo() throws Exception {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
                TinyBot bot = new TinyBot(sandbox)) {
            OpenApiWitness witness = Watched.by(sandbox);
            JDA jda = bot.jda();
            byte[] picture = LayoutTest.picture();
            ApplicationEmoji gold = jda.createApplicationEmoji("gold", Icon.from(picture, Icon.IconType.PNG))
                    .complete();
            assertEquals("<:gold:" + gold.getId() + ">", gold.getAsMention());
            assertArrayEquals(picture, served(sandbox, gold).body());
            gold.getManager().setName("coin").complete();
            assertEquals(
                    "coin",
                    jda.retrieveApplicationEmojis().complete().getFirst().getName());
            assertEquals(
                    "coin",
                    jda.retrieveApplicationEmojiById(gold.getId()).complete().getName());
            gold.delete().complete();
            assertEquals(0, jda.retrieveApplicationEmojis().complete().size());
            assertEquals(404, served(sandbox, gold).statusCode());
            witness.testify();
        }
    }

    private static HttpResponse<byte[]> served(Sandbox sandbox, ApplicationEmoji emoji) throws Exception {
        URI address = URI.create(sandbox.url() + "/emojis/" + emoji.getId() + ".png");
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    @Test
    void whatDiscordRefuses() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            Wire wire = new Wire(sandbox);
            String all = "/applications/" + sandbox.world().bot().id() + "/emojis";
            assertEquals(10014, wire.ask("GET", all + "/1").code());
            assertEquals(10002, wire.ask("GET", "/applications/1/emojis").code());
            refused(wire.ask("POST", all, emoji("x", 10)), "name");
            refused(wire.ask("POST", all, emoji("x".repeat(33), 10)), "name");
            refused(wire.ask("POST", all, emoji("no blanks", 10)), "name");
            refused(wire.ask("POST", all, emoji("large", 256 * 1024 + 1)), "image");
            refused(wire.ask("POST", all, "{\"name\":\"odd\",\"image\":\"data:text/plain;base64,AAAA\"}"), "image");
            assertEquals(201, wire.ask("POST", all, emoji("once", 10)).status());
            refused(wire.ask("POST", all, emoji("once", 10)), "name");
        }
    }

    @Tag("long")
    @Test
    void thereIsRoomForTwoThousand() {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard())) {
            Wire wire = new Wire(sandbox);
            String all = "/applications/" + sandbox.world().bot().id() + "/emojis";
            for (int i = 0; i < 2000; i++) {
                assertEquals(201, wire.ask("POST", all, emoji("e_" + i, 1)).status());
            }
            assertEquals(30008, wire.ask("POST", all, emoji("more", 1)).code());
        }
    }

    private static void refused(Wire.Answer answer, String field) {
        assertEquals(50035, answer.code());
        assertEquals(true, answer.body().at("/errors/" + field).isObject(), answer.body()::toString);
    }

    private static String emoji(String name, int size) {
        String image = "data:image/png;base64," + Base64.getEncoder().encodeToString(new byte[size]);
        return "{\"name\":\"" + name + "\",\"image\":\"" + image + "\"}";
    }
}
