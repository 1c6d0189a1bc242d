package heraldo.rules.data;

import java.util.List;
import java.util.Locale;

/** A folder of {@code config/rulesets}: the tables and words of one ruleset or variant. */
public interface RulesetFolder {

    /** The folder's name, which is the ruleset's id. */
    String id();

    /**
     * Reads a table strictly: unknown keys, missing keys and wrong types are problems.
     *
     * @param file e.g. {@code buildings.yaml}
     * @param type a record, or an array of records for a list
     * @throws BadTableException with every problem found, each with file, place and remedy
     */
    <T> T table(String file, Class<T> type);

    /** A text file as it is, e.g. {@code cases.md}. */
    String text(String file);

    /** Returns whether the ruleset has such a file. */
    boolean has(String file);

    /** The languages that players may choose. */
    Languages languages();

    /**
     * The words of a language: the ruleset's own, and those that every ruleset shares. What has no words in it is said in
     * the first language.
     */
    Bundle bundle(Locale locale);

    /** The words of every language. */
    default List<Bundle> bundles() {
        return languages().all().stream().map(this::bundle).toList();
    }
}
