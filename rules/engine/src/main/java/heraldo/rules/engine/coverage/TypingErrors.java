package heraldo.rules.engine.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The typing errors that a scribe puts into lines. */
record TypingErrors(FreeChance whim) {

    private static final Pattern WORD = Pattern.compile("[^ ,:+=>]+");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> NUMBERS = List.of("0", "1", "2", "3", "7", "21", "100", "401", "12345");
    private static final String NONSENSE = "xyzzy";
    private static final int SHORT = 3;

    /**
     * A line with one word or number wrong.
     *
     * @param other a line whose words come to mind instead
     */
    String in(String line, String other) {
        if (whim.once(3)) {
            return replaced(NUMBER, line, whim.pick(NUMBERS).orElseThrow());
        }
        return whim.once(3) ? missing(line) : replaced(WORD, line, wrong(line, other));
    }

    private String wrong(String line, String other) {
        return switch (whim.below(4)) {
            case 0 -> NONSENSE;
            case 1 -> shortened(some(WORD, line));
            default -> some(WORD, other);
        };
    }

    private String some(Pattern pattern, String line) {
        return whim.pick(pattern.matcher(line).results().map(MatchResult::group).toList())
                .orElse(NONSENSE);
    }

    private static String shortened(String word) {
        return word.substring(0, Math.min(SHORT, word.length()));
    }

    /** The line without one of its words, or with one of them twice. */
    private String missing(String line) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
        int at = whim.below(words.size());
        if (whim.once(2)) {
            words.remove(at);
        } else {
            words.add(at, words.get(at));
        }
        return String.join(" ", words);
    }

    private String replaced(Pattern pattern, String line, String by) {
        return whim.pick(pattern.matcher(line).results().toList())
                .map(found -> line.substring(0, found.start()) + by + line.substring(found.end()))
                .orElse(line);
    }
}
