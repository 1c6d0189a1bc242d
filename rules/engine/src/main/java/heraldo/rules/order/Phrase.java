package heraldo.rules.order;

import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The same words in several languages.
 *
 * @param base in the first language
 * @param byLanguage in every language, by its code ({@code es}, {@code en})
 */
public record Phrase(String base, SortedMap<String, String> byLanguage) {

    public Phrase {
        byLanguage = Collections.unmodifiableSortedMap(new TreeMap<>(byLanguage));
    }

    /** In a language, or in the first where there is none. */
    public String in(Locale locale) {
        return byLanguage.getOrDefault(locale.getLanguage(), base);
    }
}
