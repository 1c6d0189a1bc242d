package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heraldo.architecture.PackageLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.RulesetProvider;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody who has nothing of Heraldo but its installed engine builds the first draft of a game with Maven, and drops it in. */
@Tag("long")
class GameProjectTest {

    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));

    /** The artifacts that {@code mvn install} leaves of the engine, by the folder of their modules. */
    private static final Map<String, Class<?>> INSTALLED = new TreeMap<>(
            Map.of("laws", PackageLaws.class, "engine", RulesetProvider.class, "conformance", Hosted.class));

    @TempDir
    Path folder;

    @Test
    void itsOwnProjectTestsAndPackagesIt() throws Exception {
        Optional<Path> maven = onPath("mvn");
        assumeTrue(maven.isPresent(), "there is no Maven on the path");
        Path project = folder.resolve("war");
        FirstDraft.of(project, "war").write();
        Process build = new ProcessBuilder(
                        maven.get().toString(), "-o", "-B", "-ntp", "-Dmaven.repo.local=" + repository(), "package")
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        int code = build.waitFor();
        String log = Files.readString(folder.resolve("log"));
        assertEquals(0, code, log);
        assertTrue(log.contains("heraldo.rules.conformance.PlayLawsTest"), log);
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.copy(project.resolve("target/war.jar"), games.resolve("war.jar"));
        Installation here = Installation.at(folder.resolve("config"));
        assertEquals(List.of(), here.catalog().problems());
        assertTrue(here.catalog().find("war").isPresent());
    }

    private static Optional<Path> onPath(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(entry -> Path.of(entry, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The libraries and plugins of this build, and of the project's own what the engine needs. */
    private Path repository() throws IOException, URISyntaxException {
        Path repository = Files.createDirectories(folder.resolve("repository"));
        Path used = place(Test.class);
        while (!used.resolve("org").toFile().isDirectory()) {
            used = used.getParent();
        }
        try (Stream<Path> groups = Files.list(used)) {
            for (Path group : groups.filter(each -> !each.endsWith("heraldo")).toList()) {
                Files.createSymbolicLink(repository.resolve(group.getFileName()), group);
            }
        }
        install(repository, "heraldo", ROOT);
        install(repository, "heraldo-rules", ROOT.resolve("rules"));
        for (Map.Entry<String, Class<?>> module : INSTALLED.entrySet()) {
            Path installed = install(
                    repository,
                    "heraldo-" + module.getKey(),
                    ROOT.resolve("rules").resolve(module.getKey()));
            jar(place(module.getValue()), Path.of(installed + ".jar"));
        }
        return repository;
    }

    private static Path install(Path repository, String artifact, Path module) throws IOException {
        String version = VersionCommand.number();
        Path place = repository.resolve("heraldo").resolve(artifact).resolve(version);
        Path file = Files.createDirectories(place).resolve(artifact + "-" + version);
        Files.copy(module.resolve("pom.xml"), Path.of(file + ".pom"));
        return file;
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static void jar(Path classes, Path jar) throws IOException {
        if (Files.isRegularFile(classes)) {
            Files.copy(classes, jar);
            return;
        }
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walked = Files.walk(classes)) {
            // The folders, too: it is by a folder that tables are found on the class path.
            walked.filter(each -> !each.equals(classes)).forEach(files::add);
        }
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            for (Path file : files) {
                String name = classes.relativize(file).toString().replace('\\', '/');
                packed.putNextEntry(new JarEntry(Files.isDirectory(file) ? name + "/" : name));
                if (Files.isRegularFile(file)) {
                    Files.copy(file, packed);
                }
            }
        }
    }
}
