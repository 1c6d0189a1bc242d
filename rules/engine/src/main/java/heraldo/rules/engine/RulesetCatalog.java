package heraldo.rules.engine;

import heraldo.rules.data.BadTableException;
import heraldo.rules.data.BadTableException.Problem;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.order.Spelling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rulesets that can be played: every folder of {@code rulesets} that could be read. A folder with a problem is left
 * out, and does not hinder the others.
 */
public final class RulesetCatalog {

    private static final String FOLDER = "rulesets";

    private final Languages languages;
    private final SortedMap<String, HostedRuleset<?>> hosted;
    private final List<Problem> problems;

    private RulesetCatalog(Languages languages, SortedMap<String, HostedRuleset<?>> hosted, List<Problem> problems) {
        this.languages = languages;
        this.hosted = hosted;
        this.problems = List.copyOf(problems);
    }

    /**
     * Reads every ruleset there is, played by the engines on the class path.
     *
     * @throws BadTableException if it is not said which languages there are
     */
    public static RulesetCatalog scan(ConfigRoots roots) {
        Languages languages = roots.languages();
        RulesetProviders providers = RulesetProviders.onClassPath();
        return joined(
                languages,
                folders(roots).stream()
                        .map(folder -> scan(roots.ruleset(folder), providers, languages))
                        .toList());
    }

    /** The folders in which there should be a ruleset, sorted. */
    public static SortedSet<String> folders(ConfigRoots roots) {
        return roots.folders(FOLDER);
    }

    /**
     * Reads one ruleset; no other is asked, so several may be read at the same time.
     *
     * @param folder that of one of {@link #folders}
     * @param providers the engines it may ask for
     * @param languages those in which it can be played
     * @return a catalog of it alone, or of what is wrong with it
     */
    public static RulesetCatalog scan(RulesetFolder folder, RulesetProviders providers, Languages languages) {
        SortedMap<String, HostedRuleset<?>> hosted = new TreeMap<>();
        try {
            hosted.put(folder.id(), new RulesetLoader(folder, providers).load());
            return new RulesetCatalog(languages, hosted, List.of());
        } catch (BadTableException e) {
            return new RulesetCatalog(languages, hosted, e.problems());
        } catch (RuntimeException | LinkageError e) {
            // A game of somebody else's may fail in any way; it does not hinder the others.
            Problem fault = new Problem(FOLDER + "/" + folder.id(), "", "the game cannot be made: " + e);
            return new RulesetCatalog(languages, hosted, List.of(fault));
        }
    }

    /** One catalog of what is in several, of which no two have the same ruleset. */
    public static RulesetCatalog joined(Languages languages, List<RulesetCatalog> catalogs) {
        SortedMap<String, HostedRuleset<?>> hosted = new TreeMap<>();
        List<Problem> problems = new ArrayList<>();
        for (RulesetCatalog catalog : catalogs) {
            hosted.putAll(catalog.hosted);
            problems.addAll(catalog.problems);
        }
        return new RulesetCatalog(languages, hosted, problems);
    }

    /** A catalog of rulesets that have been made already, none of them twice. */
    public static RulesetCatalog of(Languages languages, List<HostedRuleset<?>> rulesets) {
        SortedMap<String, HostedRuleset<?>> hosted = new TreeMap<>();
        rulesets.forEach(ruleset -> hosted.put(ruleset.id(), ruleset));
        return new RulesetCatalog(languages, hosted, List.of());
    }

    /** The same rulesets with other problems. */
    public RulesetCatalog with(List<Problem> others) {
        return new RulesetCatalog(languages, hosted, others);
    }

    /** The languages in which they can be played. */
    public Languages languages() {
        return languages;
    }

    public SortedSet<String> ids() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(hosted.keySet()));
    }

    public List<HostedRuleset<?>> all() {
        return List.copyOf(hosted.values());
    }

    public Optional<HostedRuleset<?>> find(String id) {
        return Optional.ofNullable(hosted.get(id));
    }

    /** The ruleset with an id, or else the first that goes by a name: its own in any language, or that of its command. */
    public Optional<HostedRuleset<?>> named(String typed) {
        return find(typed)
                .or(() -> hosted.values().stream()
                        .filter(each -> Spelling.same(typed.strip(), each.id())
                                || each.manifest().isCalled(typed))
                        .findFirst());
    }

    /** Lists the problems of the folders that cannot be played. */
    public List<Problem> problems() {
        return problems;
    }
}
