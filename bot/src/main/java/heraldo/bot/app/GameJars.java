package heraldo.bot.app;

import heraldo.rules.data.BadTableException.Problem;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.EngineVersion;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.RulesetProviders;
import heraldo.rules.engine.TrialRun;
import heraldo.rules.kernel.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * Games that the host has dropped into a folder, a jar each. A jar that cannot be played is told of, and does not hinder other
 * games. The jars stay open as long as the program runs.
 */
final class GameJars {

    private static final String ENDING = ".jar";

    private final ConfigRoots roots;
    private final RulesetProviders providers;
    private final SortedMap<String, String> jarOf;
    private final List<Problem> problems;

    private GameJars(
            ConfigRoots roots, RulesetProviders providers, SortedMap<String, String> jarOf, List<Problem> problems) {
        this.roots = roots;
        this.providers = providers;
        this.jarOf = jarOf;
        this.problems = problems;
    }

    /**
     * Opens every jar of a folder, in the order of their names.
     *
     * @param folder need not exist
     * @param program the tables of the program's own games, over which those of the jars are laid
     */
    static GameJars in(Path folder, ConfigRoots program) {
        GameJars found = new GameJars(program, RulesetProviders.onClassPath(), new TreeMap<>(), new ArrayList<>());
        for (Path jar : jars(folder)) {
            try {
                found = found.with(jar);
            } catch (IOException | RuntimeException | ServiceConfigurationError | LinkageError e) {
                found.refuse(jar, "it cannot be opened: " + Reason.of(e));
            }
        }
        return found;
    }

    /** The tables and words of the program's own games and of those in jars. */
    ConfigRoots roots() {
        return roots;
    }

    /** The engines of both. */
    RulesetProviders providers() {
        return providers;
    }

    /**
     * Tries the games of the jars.
     *
     * @param read all games, as they were read
     * @return the catalog of those that can be relied on, with what is wrong with the others and with jars that were refused
     */
    RulesetCatalog tried(RulesetCatalog read) {
        List<Problem> found = new ArrayList<>(problems);
        List<HostedRuleset<?>> sound = new ArrayList<>();
        SortedMap<String, String> commands = new TreeMap<>();
        read.all().stream().filter(each -> !jarOf.containsKey(each.id())).forEach(each -> {
            sound.add(each);
            commands.put(each.manifest().command().base(), each.id());
        });
        read.all().stream().filter(each -> jarOf.containsKey(each.id())).forEach(each -> {
            String command = each.manifest().command().base();
            String taken = commands.putIfAbsent(command, each.id());
            Optional<String> fault = taken == null
                    ? TrialRun.fault(each)
                    : Optional.of("its command /" + command + " is that of " + taken);
            fault.ifPresentOrElse(
                    why -> found.add(problem("" + jarOf.get(each.id()), each.id() + " is not played: " + why)),
                    () -> sound.add(each));
        });
        return RulesetCatalog.of(read.languages(), sound)
                .with(Stream.concat(read.problems().stream(), found.stream()).toList());
    }

    private GameJars with(Path jar) throws IOException {
        Optional<String> made = engine(jar);
        if (made.isEmpty()) {
            refuse(jar, "it is no game: its manifest has no entry " + EngineVersion.ENTRY);
            return this;
        }
        if (!made.get().equals(EngineVersion.CURRENT)) {
            refuse(
                    jar,
                    "it is made for engine " + made.get() + ", and this program has engine " + EngineVersion.CURRENT
                            + "; ask its author for one that is");
            return this;
        }
        Path tables = FileSystems.newFileSystem(jar).getPath("/config");
        SortedSet<String> ids = new TreeSet<>(RulesetCatalog.folders(ConfigRoots.of(List.of(tables))));
        RulesetProviders own = RulesetProviders.broughtBy(
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, GameJars.class.getClassLoader()));
        Optional<String> taken = shared(ids, RulesetCatalog.folders(roots))
                .map(id -> "there is a game " + id + " already")
                .or(() -> shared(own.engines(), providers.engines())
                        .map(name -> "there is an engine " + name + " already"));
        if (ids.isEmpty() || taken.isPresent()) {
            refuse(jar, taken.orElse("there is no game in it: no folder config/rulesets/ID"));
            return this;
        }
        SortedMap<String, String> jars = new TreeMap<>(jarOf);
        ids.forEach(id -> jars.put(id, name(jar)));
        return new GameJars(roots.over(List.of(tables)), providers.and(own), jars, problems);
    }

    private static Optional<String> shared(SortedSet<String> some, SortedSet<String> others) {
        return some.stream().filter(others::contains).findFirst();
    }

    private static Optional<String> engine(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            Optional<Manifest> manifest = Optional.ofNullable(file.getManifest());
            return manifest.map(each -> each.getMainAttributes().getValue(EngineVersion.ENTRY));
        }
    }

    private void refuse(Path jar, String why) {
        problems.add(problem(name(jar), why));
    }

    private static Problem problem(String jar, String why) {
        return new Problem(jar, "", why);
    }

    private static String name(Path jar) {
        return "games/" + jar.getFileName();
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }
}
