package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players type is shown as they typed it, and does nothing. */
class LiteralTest {

    /** Markup that Discord would obey: a sign that no backslash stands before. */
    private static final Pattern OBEYED = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*[*_~`|>\\[\\]<#]");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@everyone",
                "@here come",
                "<@123456789012345678>",
                "<@!123456789012345678>",
                "<@&123456789012345678>",
                "<#123456789012345678>",
                "</orders show:123456789012345678>",
                "<:smile:123456789012345678>",
                "<a:dance:123456789012345678>",
                "<t:1800000000:R>",
                "<id:customize>",
                "[free gold](https://evil.example)",
                "[x](<https://evil.example>)",
                "https://evil.example/path_(x)",
                "http://evil.example",
                "discord.gg/abcdef",
                "www.evil.example",
                "**bold** and __line__",
                "*slanted* _slanted_",
                "~~gone~~ ||hidden||",
                "`code` and ```block```",
                "> quote",
                ">>> long quote",
                "# heading\n## another\n### third",
                "-# small print",
                "- item\n* item\n+ item",
                "1. first\n2. second",
                "back\\slash \\*not bold*",
                "\\",
                "ends with \\",
                "\u202Eright to left\u202C",
                "\u2066isolate\u2069 \u200Fmark",
                "zero\u200Bwidth\u200Cjoin\u200Dner\uFEFF\u2060",
                "tag\uDB40\uDC41\uDB40\uDC42",
                "bell\u0007 null\u0000 escape\u001B[31m",
                "blank\u3164\u2800\u115F\uFFA0",
                "z\u0300\u0301\u0302\u0303\u0304\u0305\u0306lgo",
                "one\r\ntwo\u2028three\u2029four\u0085five",
                "{seat} {0} '{'",
                "half \uD83D"
            })
    void hostileTextIsOnlyText(String typed) {
        String shown = Literal.inText(typed);
        assertFalse(OBEYED.matcher(shown).find(), shown);
        assertFalse(Pattern.compile("[a-z]://").matcher(shown).find(), shown);
        assertFalse(Pattern.compile("@[\\p{L}\\p{N}!&]").matcher(shown).find(), shown);
        assertFalse(Pattern.compile("(?m)^\\s*(\\d+\\.|[-+]) ").matcher(shown).find(), shown);
        assertFalse(Pattern.compile("(?i)\\b(www|discord)\\.").matcher(shown).find(), shown);
        String seen = shown.replace("@\u200b", "@");
        assertFalse(Pattern.compile("[\\p{Cf}\\p{Cs}&&[^\\n]]").matcher(seen).find(), shown);
        assertFalse(Pattern.compile("[\\p{Cc}&&[^\\n]]").matcher(seen).find(), shown);
        assertFalse(Pattern.compile("\\p{M}{4}").matcher(seen).find(), shown);
        assertFalse(Literal.inCode(typed).contains("`"));
        assertFalse(Literal.plain(typed).contains("\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "Doña Inés de Alborada, Doña Inés de Alborada",
        "Ciudad de Ñandú 3, Ciudad de Ñandú 3",
        "¡Viva la Reina!, ¡Viva la Reina!",
        "O'Higgins & Co., O'Higgins & Co.",
        "日本 🙂 привет, 日本 🙂 привет"
    })
    void harmlessTextStaysAsItIs(String typed, String shown) {
        assertEquals(shown, Literal.inText(typed));
    }

    @Test
    void aStoryKeepsItsParagraphsButNoGaps() {
        assertEquals("one\n\ntwo", Literal.inText("one\n\n\n\n\ntwo"));
        assertTrue(Literal.plain("one\ntwo").equals("one two"));
    }
}
