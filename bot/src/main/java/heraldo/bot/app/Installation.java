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
 * The settings and the rulesets of this copy of the program. A folder {@code config} in the working directory, or else
 * beside the jar, overrides the defaults in the jar; a folder {@code games} there holds further games.
 */
final class Installation {

    private static final String CONFIG = "config";
    private static final String GAMES = "games";

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
        return at(place(CONFIG), place(GAMES));
    }

    /** The installation whose own folder of settings and rulesets is this one; games in jars lie in a folder beside it. */
    static Installation at(Path own) {
        return at(own, own.resolveSibling(GAMES));
    }

    private static Installation at(Path own, Path games) {
        GameJars jars = GameJars.in(games, ConfigRoots.standard(own));
        return new Installation(jars.roots(), reading(jars));
    }

    /** A folder in the working directory, or else beside the jar. */
    private static Path place(String folder) {
        Path working = Path.of(folder).toAbsolutePath();
        return Files.isDirectory(working) ? working : besideJar(folder);
    }

    /** The rulesets are read beside each other, and beside whatever is done before somebody needs one. */
    private static CompletableFuture<RulesetCatalog> reading(GameJars jars) {
        ConfigRoots roots = jars.roots();
        Languages languages = roots.languages();
        List<CompletableFuture<RulesetCatalog>> parts = RulesetCatalog.folders(roots).stream()
                .map(folder -> CompletableFuture.supplyAsync(
                        () -> RulesetCatalog.scan(roots.ruleset(folder), jars.providers(), languages),
                        Thread::startVirtualThread))
                .toList();
        return CompletableFuture.allOf(parts.toArray(CompletableFuture[]::new))
                .thenApply(read -> RulesetCatalog.joined(
                        languages, parts.stream().map(CompletableFuture::join).toList()))
                .thenApply(jars::tried);
    }

    private static Path besideJar(String folder) {
        try {
            Path program = Path.of(Installation.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return program.resolveSibling(folder);
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
