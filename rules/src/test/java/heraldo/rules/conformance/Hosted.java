package heraldo.rules.conformance;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.testing.Sampling;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rulesets under test: those of the project and the trial game. */
public final class Hosted {

    private static final RulesetCatalog CATALOG = RulesetCatalog.scan(roots());

    private static final @Nullable String ALONE = System.getProperty("heraldo.ruleset");

    private Hosted() {}

    /** The project's configuration over that of the trial game. */
    public static ConfigRoots roots() {
        try {
            Path project = Path.of(System.getProperty("heraldo.root"), "config");
            Path trial = Path.of(Hosted.class.getResource("/trial").toURI());
            return ConfigRoots.of(List.of(project, trial));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static RulesetCatalog catalog() {
        return CATALOG;
    }

    /** All of them; with {@code -Dheraldo.ruleset=ID} that one alone, for whoever works on it. */
    public static Stream<HostedRuleset<?>> all() {
        return ALONE == null ? CATALOG.all().stream() : Stream.of(find(ALONE));
    }

    /** Three of them in a short build, beginning at another one for each test that asks; all in a long one. */
    public static List<HostedRuleset<?>> some(Class<?> test) {
        return Sampling.some(test, 3, all().toList());
    }

    @SuppressWarnings("unchecked")
    public static <S> HostedRuleset<S> find(String id) {
        return (HostedRuleset<S>) CATALOG.find(id).orElseThrow();
    }
}
