package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.EngineVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The first draft of a game, changed as a test wants it, compiled against the program and packed into a jar. */
final class DroppedGame {

    private final String id;
    private final Map<String, UnaryOperator<String>> changes = new TreeMap<>();
    private Optional<String> engine = Optional.of(EngineVersion.CURRENT);
    private boolean compiled = true;

    DroppedGame(String id) {
        this.id = id;
    }

    /** Makes it for another engine; for none if empty. */
    DroppedGame madeFor(Optional<String> version) {
        engine = version;
        return this;
    }

    /** Packs its tables alone, for a jar that is refused before a class of it is read. */
    DroppedGame uncompiled() {
        compiled = false;
        return this;
    }

    /** Changes what stands in every file that ends like this. */
    DroppedGame with(String file, String from, String to) {
        changes.put(file, text -> {
            String changed = text.replace(from, to);
            assertEquals(false, changed.equals(text), file);
            return changed;
        });
        return this;
    }

    /** Writes the project below a folder, and its jar into another. */
    void into(Path games, Path work) throws IOException {
        Path project = work.resolve(id);
        FirstDraft draft = FirstDraft.of(project, id);
        new FirstDraft(changed(draft)).write();
        if (compiled) {
            compile(project);
        }
        pack(project, Files.createDirectories(games).resolve(id + ".jar"));
    }

    private TreeMap<Path, String> changed(FirstDraft draft) {
        TreeMap<Path, String> contents = new TreeMap<>(draft.contents());
        changes.forEach((ending, change) ->
                contents.replaceAll((file, text) -> file.toString().endsWith(ending) ? change.apply(text) : text));
        return contents;
    }

    private static void compile(Path project) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                "-parameters",
                "-proc:none",
                "-d",
                project.resolve("target/classes").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        files(project.resolve("src/main/java")).map(Path::toString).forEach(line::add);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, line.toArray(String[]::new)));
    }

    private void pack(Path project, Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        engine.ifPresent(version -> manifest.getMainAttributes().putValue(EngineVersion.ENTRY, version));
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out, manifest)) {
            Path classes = project.resolve("target/classes");
            Path tables = project.resolve("src/main/resources");
            for (Path folder : compiled ? List.of(classes, tables) : List.of(tables)) {
                for (Path file : files(folder).toList()) {
                    packed.putNextEntry(
                            new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
                    Files.copy(file, packed);
                }
            }
        }
    }

    private static Stream<Path> files(Path folder) throws IOException {
        try (Stream<Path> walked = Files.walk(folder)) {
            return walked.filter(Files::isRegularFile).toList().stream();
        }
    }
}
