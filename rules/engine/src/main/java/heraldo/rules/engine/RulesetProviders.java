package heraldo.rules.engine;

import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The engines that rulesets may ask for. */
public final class RulesetProviders {

    private final SortedMap<String, RulesetProvider> byEngine;

    private RulesetProviders(SortedMap<String, RulesetProvider> byEngine) {
        this.byEngine = byEngine;
    }

    /** The engines on the program's own class path. */
    public static RulesetProviders onClassPath() {
        return found(RulesetProviders.class.getClassLoader(), provider -> true);
    }

    /** The engines that a class loader brings itself, without those of its parents. */
    public static RulesetProviders broughtBy(ClassLoader loader) {
        return found(loader, provider -> loader.equals(provider.getClass().getClassLoader()));
    }

    private static RulesetProviders found(ClassLoader loader, Predicate<RulesetProvider> wanted) {
        SortedMap<String, RulesetProvider> found = new TreeMap<>();
        for (RulesetProvider provider : ServiceLoader.load(RulesetProvider.class, loader)) {
            if (wanted.test(provider)) {
                found.putIfAbsent(provider.engine(), provider);
            }
        }
        return new RulesetProviders(found);
    }

    /** These engines and others; where both have one of a name, the one of these. */
    public RulesetProviders and(RulesetProviders others) {
        SortedMap<String, RulesetProvider> all = new TreeMap<>(others.byEngine);
        all.putAll(byEngine);
        return new RulesetProviders(all);
    }

    /** The names by which rulesets ask for engines, sorted. */
    public SortedSet<String> engines() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(byEngine.keySet()));
    }

    /**
     * Finds an engine.
     *
     * @param name its name; folders that were written for earlier versions say the name of a class instead, which ends with it
     */
    Optional<RulesetProvider> find(String name) {
        String last = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Optional.ofNullable(byEngine.get(last));
    }
}
