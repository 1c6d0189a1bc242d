package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever players type, as a name or as a text, in a sentence, on its own or broken over pages, is shown and does nothing. */
@Tag("slow")
class HostileTextTest {
    private static final Logger LOG = LoggerFactory.getLogger(HostileTextTest.class);

    /** A sign and the backslash that protects it. */
    private static final Pattern PROTECTED = Pattern.compile("\\\\(\\p{Punct})");

    private static final Pattern OBEYED = Pattern.compile("[\\\\*_~`|<>\\[\\]]|[a-z]://|@[\\p{L}\\p{N}!&]");
    private static final Pattern AT_LINE = Pattern.compile("(?m)^\\s*(?:#{1,3} |-# |[-+] |\\d+\\. )");
    private static final Pattern UNSEEN = Pattern.compile(HostileTexts.UNSEEN);

    /** What stands between an at sign and a name, so that nobody is called; a page may begin with it. */
    private static final Pattern BROKEN_MENTION = Pattern.compile("(?:^|(?<=@))\u200b");

    static List<String> texts() {
        return HostileTexts.some(Sampling.size("heraldo.hostile", 120, 480));
    }

    @Test
    void thereAreHundredsOfThem() {
        LOG.info("texts={}", HostileTexts.all().size());
        assertTrue(HostileTexts.all().stream().distinct().count() >= 450);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void itDoesNothingInAMessageAndReadsAsItWasTyped(String typed) {
        String shown = Literal.inText(typed);
        harmless(shown);
        String read = PROTECTED.matcher(shown).replaceAll("$1");
        assertEquals(Literal.inCode(typed), read.replace('`', '\u02cb'));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void itDoesNothingOnAnyPage(String typed) {
        for (int most : List.of(7, 50, DiscordLimit.CONTENT.most())) {
            for (String page : Pages.of(Literal.inText(typed), most)) {
                assertTrue(page.length() <= most);
                harmless(page);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void itIsOneShortLineWhereNoMarkupIsRead(String typed) {
        String plain = Literal.plain(typed);
        assertFalse(UNSEEN.matcher(plain).find() || plain.contains("\n"), plain);
        assertFalse(Pattern.compile("\\p{M}{4}").matcher(plain).find(), plain);
        assertTrue(DiscordLimit.ALT_TEXT.cut(plain).length() <= DiscordLimit.ALT_TEXT.most());
        assertFalse(Literal.inCode(typed).contains("`"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void itIsSaidWholeInASentenceAsANameAndAsAText(String typed) {
        Bundle words = Bundle.read(Locale.ENGLISH, "words", "said: \"{seat} says {text}, {list}.\"\n");
        Speech speech = Speech.inText(words, seat -> typed);
        PlayerText text = new PlayerText(typed);
        String said =
                speech.say(Message.of("said", "seat", new Seat(1), "text", text, "list", List.of(text, new Seat(2))));
        String shown = Literal.inText(typed);
        assertEquals(shown + " says " + shown + ", " + shown + " and " + shown + ".", said);
        String alt = speech.plain().say(Message.of("said", "seat", new Seat(1), "text", text, "list", List.of(text)));
        String plain = Literal.plain(typed);
        assertEquals(plain + " says " + plain + ", " + plain + ".", alt);
    }

    private static void harmless(String shown) {
        String obeyed = PROTECTED.matcher(shown).replaceAll("");
        assertFalse(OBEYED.matcher(obeyed).find(), shown);
        assertFalse(AT_LINE.matcher(shown).find(), shown);
        assertFalse(UNSEEN.matcher(BROKEN_MENTION.matcher(shown).replaceAll("")).find(), shown);
    }
}
