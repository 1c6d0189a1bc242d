package heraldo.bot.app;

import heraldo.bot.discord.front.Dictionary;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What this copy of the program has: its settings and its rulesets. A folder {@code config} in the working directory, or else
 * beside the jar, overrides the defaults in the jar.
 */
record Installation(ConfigRoots roots, RulesetCatalog catalog) {

    private static final String CONFIG = "config";

    static Installation here() {
        Path working = Path.of(CONFIG).toAbsolutePath();
        return at(Files.isDirectory(working) ? working : besideJar());
    }

    /** The installation whose own folder of settings and rulesets is this one. */
    static Installation at(Path own) {
        ConfigRoots roots = ConfigRoots.standard(own);
        return new Installation(roots, RulesetCatalog.scan(roots));
    }

    private static Path besideJar() {
        try {
            Path program = Path.of(Installation.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return program.resolveSibling(CONFIG);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The program's own words. */
    Dictionary dictionary() {
        return new Dictionary(catalog.languages());
    }

    Settings settings() {
        return Settings.of(roots);
    }

    /**
     * A ruleset by its id or one of its names.
     *
     * @throws Complaint if there is none of that name; it lists those there are
     */
    HostedRuleset<?> ruleset(String id) {
        return catalog.named(id).orElseThrow(() -> new Complaint(unknown(id)));
    }

    private String unknown(String id) {
        return catalog.problems().stream()
                .filter(problem -> problem.file().startsWith("rulesets/" + id + "/"))
                .findFirst()
                .map(problem -> "The ruleset \"" + id + "\" cannot be used: " + problem)
                .orElseGet(() -> "There is no ruleset \"" + id + "\"; there are: " + String.join(", ", catalog.ids()));
    }
}
