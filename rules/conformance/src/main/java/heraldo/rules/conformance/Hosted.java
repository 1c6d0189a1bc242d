package heraldo.rules.conformance;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.stream.Stream;

/** The rulesets under test: those on the class path, which are the module's own. */
public final class Hosted {

    /** The places among which a short build shares its laws out. */
    private static final int PLACES = 6;

    /** The number of those places that try a law which only a share of the games tries. */
    private static final int SHARE = 3;

    private static final RulesetCatalog CATALOG = RulesetCatalog.scan(roots());

    private Hosted() {}

    /** The tables and words of the module under test. */
    public static ConfigRoots roots() {
        return ConfigRoots.shipped();
    }

    public static RulesetCatalog catalog() {
        return CATALOG;
    }

    public static Stream<HostedRuleset<?>> all() {
        return CATALOG.all().stream();
    }

    /**
     * All of them, or none in a short build where this is not among the modules that try a law: three of six do, other ones for
     * each law. A project that takes no turns with others tries every law.
     *
     * @param test the law
     */
    public static List<HostedRuleset<?>> some(Class<?> test) {
        Integer turn = Integer.getInteger("heraldo.turn");
        boolean tried = turn == null
                || Sampling.whole()
                || Math.floorMod(turn - test.getSimpleName().hashCode(), PLACES) < SHARE;
        return tried ? CATALOG.all() : List.of();
    }

    @SuppressWarnings("unchecked")
    public static <S> HostedRuleset<S> find(String id) {
        return (HostedRuleset<S>) CATALOG.find(id).orElseThrow();
    }
}
