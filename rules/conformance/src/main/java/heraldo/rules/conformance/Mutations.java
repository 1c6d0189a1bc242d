package heraldo.rules.conformance;

import java.util.List;
import java.util.Random;

/** Spoils texts, the same way for the same seed: letters changed, left out, doubled, swapped, foreign scraps put in. */
final class Mutations {

    private static final List<String> SCRAPS = List.of(
            "\"",
            "'",
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "#",
            ";",
            "//",
            "```",
            "-",
            "*",
            "&a",
            "!!",
            "|",
            "%",
            "\n",
            "\r",
            "\t",
            "\u0000",
            "\u202e",
            "\u200b",
            "\ufeff",
            "\ud83d",
            "\u0130",
            "\u0660",
            "e\u0301\u0301\u0301\u0301",
            "null",
            "true",
            "-1",
            "0",
            "999999999999999999999",
            "2147483648",
            "1e999",
            "NaN",
            "\\u0000",
            "\\",
            "${x}",
            "{0}",
            "'; drop table turn;--",
            "@everyone",
            "<@1>",
            "((((((((",
            "a".repeat(500),
            "[[[[[[[[[[",
            "seat-1",
            "seat-99",
            "#1",
            "Z99",
            "A0",
            "=",
            "\"is\"");

    private final Random random;

    Mutations(long seed) {
        this.random = new Random(seed);
    }

    /** The text with one to four changes. */
    String of(String text) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            change(spoilt);
        }
        return spoilt.toString();
    }

    private void change(StringBuilder text) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + 1 + random.nextInt(12));
        switch (random.nextInt(6)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, text.substring(from, to));
            case 2 -> text.replace(from, Math.min(text.length(), from + 1), scrap());
            case 3 -> text.insert(from, (char) random.nextInt(0x300));
            case 4 -> text.insert(random.nextInt(text.length() + 1), text.substring(from, to));
            default -> text.insert(from, scrap());
        }
    }

    private String scrap() {
        return SCRAPS.get(random.nextInt(SCRAPS.size()));
    }
}
