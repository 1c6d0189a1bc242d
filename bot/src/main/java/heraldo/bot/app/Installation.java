package heraldo.bot.app;

import heraldo.bot.discord.front.Dictionary;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * What this copy of the program has: its settings and its rulesets. A folder {@code config} in the working directory, or else
 * beside the jar, overrides the defaults in the jar.
 */
final class Installation {

    private static final String CONFIG = "config";

    private final ConfigRoots roots;
    private final CompletableFuture<RulesetCatalog> catalog;

    private Installation(ConfigRoots roots, CompletableFuture<RulesetCatalog> catalog) {
        this.roots = roots;
        this.catalog = catalog;
    }

    /** With rulesets that have been read already. */
    Installation(ConfigRoots roots, RulesetCatalog catalog) {
        this(roots, CompletableFuture.completedFuture(catalog));
    }

    static Installation here() {
        Path working = Path.of(CONFIG).toAbsolutePath();
        return at(Files.isDirectory(working) ? working : besideJar());
    }

    /** The installation whose own folder of settings and rulesets is this one. */
    static Installation at(Path own) {
        ConfigRoots roots = ConfigRoots.standard(own);
        return new Installation(roots, reading(roots));
    }

    /** The rulesets are read beside each other, and beside whatever is done before somebody needs one. */
    private static CompletableFuture<RulesetCatalog> reading(ConfigRoots roots) {
        Languages languages = roots.languages();
        List<CompletableFuture<RulesetCatalog>> parts = RulesetCatalog.folders(roots).stream()
                .map(folder -> CompletableFuture.supplyAsync(
                        () -> RulesetCatalog.scan(roots, languages, folder), Thread::startVirtualThread))
                .toList();
        return CompletableFuture.allOf(parts.toArray(CompletableFuture[]::new))
                .thenApply(read -> RulesetCatalog.joined(
                        languages, parts.stream().map(CompletableFuture::join).toList()));
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

    /** The folders of its settings, tables and words. */
    ConfigRoots roots() {
        return roots;
    }

    /** Its rulesets; waits until all have been read. */
    RulesetCatalog catalog() {
        try {
            return catalog.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException fault ? fault : e;
        }
    }

    /** The program's own words. */
    Dictionary dictionary() {
        return new Dictionary(roots.languages());
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
        return catalog().named(id).orElseThrow(() -> new Complaint(unknown(id)));
    }

    private String unknown(String id) {
        return catalog().problems().stream()
                .filter(problem -> problem.file().startsWith("rulesets/" + id + "/"))
                .findFirst()
                .map(problem -> "The ruleset \"" + id + "\" cannot be used: " + problem)
                .orElseGet(() -> "There is no ruleset \"" + id + "\"; there are: "
                        + String.join(", ", catalog().ids()));
    }
}
