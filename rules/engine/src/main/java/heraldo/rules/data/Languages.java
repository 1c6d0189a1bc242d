package heraldo.rules.data;

import com.ibm.icu.text.ListFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The languages that players may choose, in the order in which they are offered: {@code languages.yaml} of an installation. The
 * first is used where another lacks words.
 *
 * @param all without countries, each once; the first is Spanish
 */
public record Languages(List<Locale> all) {

    /** The language of canonical texts: what is sealed is written in it. */
    public static final Locale SPANISH = Locale.of("es");
    /** The default language, for speakers of a language that is not in the list. */
    public static final Locale ENGLISH = Locale.ENGLISH;

    /** The locale of lists without a comma before the conjunction: “a, b and c”. */
    private static final Locale BRITISH = Locale.UK;

    private static final String CODE = "[a-z]{2,3}";

    /** @throws IllegalArgumentException if they are not as they should be; the message says what would be right */
    public Languages {
        all = List.copyOf(all);
        if (all.isEmpty() || !all.getFirst().equals(SPANISH)) {
            throw new IllegalArgumentException(
                    "the first language is not es; put it first, for canonical texts are in it");
        }
        if (all.stream().distinct().count() < all.size()) {
            throw new IllegalArgumentException("a language stands twice; keep one");
        }
    }

    /** @throws IllegalArgumentException if they are not as they should be; the message says what would be right */
    static Languages of(String... codes) {
        return new Languages(Stream.of(codes).map(Languages::locale).toList());
    }

    private static Locale locale(String code) {
        if (!code.matches(CODE)) {
            throw new IllegalArgumentException("\"" + code + "\" is no code of a language; use its letters, like es");
        }
        return Locale.of(code);
    }

    /** The one with a code like {@code es}, if it is among them. */
    public Optional<Locale> find(String code) {
        return all.stream().filter(each -> each.getLanguage().equals(code)).findFirst();
    }

    /** The one spoken with somebody of a locale, whatever the country: their own, or else English, or else the first. */
    public Locale nearest(Locale wish) {
        return find(wish.getLanguage()).or(() -> find(ENGLISH.getLanguage())).orElse(all.getFirst());
    }

    /** Their codes, one of which a host is to choose: {@code es or en}. */
    public String codes() {
        return ListFormatter.getInstance(ENGLISH, ListFormatter.Type.OR, ListFormatter.Width.WIDE)
                .format(all.stream().map(Locale::getLanguage).toList());
    }

    /** Returns the locale whose list format a language uses. */
    static Locale habits(Locale language) {
        return language.equals(ENGLISH) ? BRITISH : language;
    }
}
