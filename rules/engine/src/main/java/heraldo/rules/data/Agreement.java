package heraldo.rules.data;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Words that agree with a seat or with several. A sentence writes {@code {seat:takes/take}}, the form for one and that for many,
 * or, where the gender shows, {@code {seat:solo/sola/solos/solas}}, those for el, la, los and las.
 */
final class Agreement {

    private static final Pattern FORMS = Pattern.compile("\\{(\\w+):([^{}/]*)/([^{}/]*)(?:/([^{}/]*)/([^{}/]*))?}");

    private static final String SEATS = "seat.";
    private static final String ARTICLES = "article.";

    /** A seat of which nobody knows the article: it is spoken of as a band, a tribe, a house. */
    private static final Article USUAL = Article.LA;

    private final Bundle words;
    private final Names names;
    private final Message message;

    Agreement(Bundle words, Names names, Message message) {
        this.words = words;
        this.names = names;
        this.message = message;
    }

    /** A pattern in which the short forms are written out. */
    static String expanded(String pattern) {
        return FORMS.matcher(pattern).replaceAll(Agreement::branches);
    }

    private static String branches(MatchResult forms) {
        String seat = forms.group(1);
        return forms.group(4) == null
                ? "{" + seat + "_many, select, yes {" + forms.group(3) + "} other {" + forms.group(2) + "}}"
                : "{" + seat + "_article, select, el {" + forms.group(2) + "} los {" + forms.group(4) + "} las {"
                        + forms.group(5) + "} other {" + forms.group(3) + "}}";
    }

    /** Adds the selectors of the branches, for each argument that is a seat or a list of seats. */
    void choose(Map<String, Object> arguments) {
        message.arguments().forEach((name, value) -> {
            List<Seat> seats = seats(value);
            if (!seats.isEmpty()) {
                Article article =
                        Article.together(seats.stream().map(this::article).toList());
                arguments.put(name + "_many", article.many() ? "yes" : "no");
                arguments.put(name + "_article", article.word());
            }
        });
    }

    private static List<Seat> seats(Object value) {
        List<?> all = value instanceof List<?> list ? list : List.of(value);
        return all.stream().allMatch(Seat.class::isInstance)
                ? all.stream().map(Seat.class::cast).toList()
                : List.of();
    }

    /** The one the message tells; else that of the ruleset's own name; else the one with which the name begins. */
    private Article article(Seat seat) {
        if (message.arguments().get(Article.argument(seat)) instanceof String told) {
            return Article.of(told);
        }
        String name = names.bare(seat);
        return words.ways(SEATS + seat.number()).contains(name)
                ? words.text(ARTICLES + seat.number()).map(Article::of).orElse(USUAL)
                : Article.leading(name).orElse(USUAL);
    }
}
