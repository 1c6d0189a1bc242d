package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.discord.text.HostileTexts;
import heraldo.bot.discord.text.Literal;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Json;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever looks for what hostile texts bring about would find it. */
class CensorTest {

    private static final JsonNode NOBODY = Json.object("parse", List.of());

    private static final List<String> EVILS = List.of(
            "@everyone",
            "<@123456789012345678>",
            "<@&123456789012345678>",
            "<#123456789012345678>",
            "</orders show:123456789012345678>",
            "<t:1800000000:R>",
            "[free gold](https://evil.example)",
            "https://evil.example",
            "www.evil.example",
            "**bold**",
            "||hidden||",
            "```java",
            "\\\\**bold**",
            "\n# heading",
            "\n>>> quote",
            "\u202Eabc",
            "a\u200Bb",
            "z\u0301\u0301\u0301\u0301",
            "<a:wave:123456789012345678>",
            "<sound:0:123456789012345678>",
            "<t:0:R>",
            "<id:guide>",
            "<x@evil.example>",
            "<+15551234567>",
            "discord://-/settings",
            "@silent",
            "[x](<https://evil.example>)",
            "\n> quote",
            "\n## heading",
            "\n  - nested",
            "\n* item",
            "\n12. twelfth",
            "\n-# small",
            "** __ ~~ || `",
            "```ansi\n",
            "<script>alert(1)</script>",
            "${jndi:ldap://evil.example}",
            "\u001B[2;31mred",
            "\u2067abc",
            "\u061Cabc",
            "a\u3164b",
            "a\u2800b",
            "a\u034Fb",
            "a\u17B4b",
            "a\uDB40\uDD00b",
            "\uDB40\uDC67",
            "\uD83Dx",
            "\uE000",
            "\uFFFE",
            "e" + "\u0301".repeat(25));

    private final Censor censor = new Censor();

    private void send(int status, ObjectNode body) {
        List<Exchange.FileNote> none = List.of();
        censor.read(new Exchange(
                Instant.EPOCH,
                "POST",
                "",
                "/channels/1/messages",
                null,
                body,
                none,
                new Exchange.Answer(status, null)));
    }

    private static ObjectNode said(String place, String text) {
        return Json.object("allowed_mentions", NOBODY, "embeds", List.of(Json.object(place, text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"title", "description"})
    void aTextThatIsShownAsItWasTypedIsFound(String place) {
        for (String typed : EVILS) {
            int before = censor.faults().size();
            send(200, said(place, "word " + typed + " word"));
            assertTrue(censor.faults().size() > before, typed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"title", "description"})
    void aTextThatIsShownLiterallyIsNot(String place) {
        HostileTexts.some(Integer.MAX_VALUE)
                .forEach(typed ->
                        send(200, said(place, place.equals("title") ? Literal.inLine(typed) : Literal.inText(typed))));
        assertEquals(List.of(), censor.faults());
    }

    @Test
    void soAreCallsAndRefusals() {
        send(200, Json.object("content", "hello"));
        send(200, Json.object("content", "hello", "allowed_mentions", Json.object("parse", List.of("users"))));
        send(400, Json.object());
        assertEquals(3, censor.faults().size());
    }
}
