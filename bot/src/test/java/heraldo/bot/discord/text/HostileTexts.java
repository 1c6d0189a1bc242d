package heraldo.bot.discord.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Three hundred and more texts that would do harm if they were taken for more than text: each of some evils in each of some disguises. */
public final class HostileTexts {

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
            "\u0000\u0007\u001B[31m\u0085\u2028\u2029");

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
