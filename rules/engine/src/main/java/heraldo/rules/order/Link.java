package heraldo.rules.order;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The link between the two halves of a value; see {@link Types#pair}.
 *
 * @param stored in stored text, where the first half has none of it
 * @param ways the ways to type it; where there are none, the halves follow each other
 * @param written its canonical text, blanks included
 */
public record Link(String stored, Function<Lexicon, List<String>> ways, Function<Lexicon, String> written) {

    private static final String BLANK = " ";

    /** Nothing but a blank. */
    public static final Link NONE = new Link(BLANK, words -> List.of(), words -> BLANK);

    /** A sign between blanks, such as {@code >}; stored text does without it. */
    public static Link sign(String sign) {
        return new Link(BLANK, words -> List.of(sign), words -> BLANK + sign + BLANK);
    }

    /** The words behind it; empty where it does not stand in front, or nothing follows. */
    Optional<Words> passed(Words words, Lexicon lexicon) {
        List<String> signs = ways.apply(lexicon);
        int length = signs.isEmpty() ? 0 : 1;
        boolean there = words.size() > length
                && (length == 0 || signs.stream().anyMatch(words.head().text()::equalsIgnoreCase));
        return there ? Optional.of(words.after(length)) : Optional.empty();
    }
}
