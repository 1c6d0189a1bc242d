package heraldo.rules.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The number and gender of a name, so that verbs and adjectives agree with it. A language without genders uses the number
 * alone.
 */
public enum Article {
    EL,
    LA,
    LOS,
    LAS;

    /** Messages tell the article of a seat under this and its number. */
    private static final String ARGUMENT = "article_";

    /** The name of the argument by which a message tells the article of a seat. */
    public static String argument(Seat seat) {
        return ARGUMENT + seat.number();
    }

    /** As it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Undoes {@link #word}.
     *
     * @throws IllegalArgumentException if there is no such article
     */
    public static Article of(String word) {
        return Arrays.stream(values())
                .filter(article -> article.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no article: " + word));
    }

    /** The one with which a name begins, if it does. */
    public static Optional<Article> leading(String name) {
        String first = name.strip().split("\\s", 2)[0].toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(article -> article.word().equals(first))
                .findFirst();
    }

    /** That of several together: feminine only if all of them are. */
    public static Article together(List<Article> articles) {
        if (articles.size() == 1) {
            return articles.get(0);
        }
        return articles.stream().allMatch(Article::feminine) ? LAS : LOS;
    }

    public boolean many() {
        return this == LOS || this == LAS;
    }

    public boolean feminine() {
        return this == LA || this == LAS;
    }
}
