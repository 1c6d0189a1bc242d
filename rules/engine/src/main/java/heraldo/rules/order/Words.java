package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a line that are still to be read. {@code +}, {@code =}, {@code ,}, {@code >} and {@code :} are words of
 * their own; what stands between double quotes is one word.
 */
public record Words(String line, List<Word> words) {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[+=,>:]|[^\\s+=,>:\"]+|\"");

    public Words {
        words = List.copyOf(words);
    }

    /**
     * One word.
     *
     * @param text without quotes
     * @param start where it begins in the line
     * @param quoted whether it stood between quotes
     */
    public record Word(String text, int start, boolean quoted) {}

    public static Words of(String line) {
        if (single(line)) {
            return new Words(line, List.of(new Word(line, 0, false)));
        }
        List<Word> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            boolean quoted = matcher.group(1) != null;
            words.add(new Word(quoted ? matcher.group(1) : matcher.group(), matcher.start(), quoted));
        }
        return new Words(line, words);
    }

    /** Most names are one word of letters and digits: no need to look for what parts them. */
    private static boolean single(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (!Character.isLetterOrDigit(line.charAt(i))) {
                return false;
            }
        }
        return !line.isEmpty();
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    public int size() {
        return words.size();
    }

    public Word head() {
        return words.get(0);
    }

    /** These words without the first {@code count}. */
    public Words after(int count) {
        return new Words(line, words.subList(count, words.size()));
    }

    /** These words with a prefix taken off the first, in any case; empty if it does not begin so or nothing would be left. */
    public Optional<Words> without(String prefix) {
        String first = head().text();
        boolean begins = first.regionMatches(true, 0, prefix, 0, prefix.length());
        if (head().quoted() || !begins || first.length() == prefix.length()) {
            return Optional.empty();
        }
        List<Word> shorter = new ArrayList<>(words);
        shorter.set(0, new Word(first.substring(prefix.length()), head().start() + prefix.length(), false));
        return Optional.of(new Words(line, shorter));
    }

    /** The line from the first of these words to its end, as it was typed. */
    public String rest() {
        return isEmpty() ? "" : line.substring(words.get(0).start());
    }
}
