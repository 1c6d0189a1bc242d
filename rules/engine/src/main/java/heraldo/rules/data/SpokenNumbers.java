package heraldo.rules.data;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.RuleBasedNumberFormat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;

/**
 * The spelling of numbers that sentences of the chronicle count with: in words up to nine, in figures from ten on. Totals stay
 * figures.
 */
final class SpokenNumbers {

    private static final String SPOKEN = "Spoken";
    private static final int LAST_WORD = 9;
    private static final String SPELT = "spellout";
    private static final List<String> TOTALS = List.of("total", "points");

    /** The small numbers in the languages that have been spoken so far. */
    private static final SortedMap<String, List<String>> WORDS = new TreeMap<>();

    private SpokenNumbers() {}

    /** A pattern whose plurals say their number, {@code #}, and numbers that are to be spelt, as the chronicle does. */
    static String pattern(String text) {
        MessagePattern pattern = new MessagePattern(text);
        StringBuilder spoken = new StringBuilder();
        Deque<String> plurals = new ArrayDeque<>();
        int copied = 0;
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            switch (part.getType()) {
                case ARG_START -> {
                    String name = pattern.getSubstring(pattern.getPart(i + 1));
                    plurals.push(part.getArgType() == MessagePattern.ArgType.PLURAL ? name : "");
                    if (spelt(pattern, i)) {
                        int end = pattern.getPart(pattern.getLimitPartIndex(i)).getLimit();
                        spoken.append(text, copied, part.getIndex()).append(argument(name));
                        copied = end;
                    }
                }
                case ARG_LIMIT -> plurals.pop();
                case REPLACE_NUMBER -> {
                    String counted = plurals.stream()
                            .filter(name -> !name.isEmpty())
                            .findFirst()
                            .orElseThrow();
                    if (!TOTALS.contains(counted)) {
                        spoken.append(text, copied, part.getIndex()).append(argument(counted));
                        copied = part.getLimit();
                    }
                }
                default -> {}
            }
        }
        return spoken.append(text, copied, text.length()).toString();
    }

    private static boolean spelt(MessagePattern pattern, int start) {
        return pattern.getPart(start).getArgType() == MessagePattern.ArgType.SIMPLE
                && pattern.getSubstring(pattern.getPart(start + 2)).equals(SPELT);
    }

    private static String argument(String name) {
        return "{" + name + SPOKEN + "}";
    }

    /** Arguments, and beside every number among them how it is spoken. */
    static Map<String, Object> spoken(Map<String, Object> arguments, Locale language) {
        Map<String, Object> all = new TreeMap<>(arguments);
        arguments.forEach((name, value) -> {
            if (value instanceof Number number) {
                all.put(name + SPOKEN, spoken(number.longValue(), language));
            }
        });
        return all;
    }

    private static String spoken(long number, Locale language) {
        return number >= 0 && number <= LAST_WORD
                ? words(language).get((int) number)
                : NumberFormat.getInstance(language).format(number);
    }

    /** The rules by which a language spells its numbers take longer to read than all else that is said in a turn. */
    private static synchronized List<String> words(Locale language) {
        return WORDS.computeIfAbsent(language.toLanguageTag(), unknown -> {
            NumberFormat spelling = new RuleBasedNumberFormat(language, RuleBasedNumberFormat.SPELLOUT);
            return LongStream.rangeClosed(0, LAST_WORD)
                    .mapToObj(spelling::format)
                    .toList();
        });
    }
}
