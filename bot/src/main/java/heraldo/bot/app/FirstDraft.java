package heraldo.bot.app;

import heraldo.bot.store.Folder;
import heraldo.rules.engine.EngineVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A new ruleset as it begins: a Maven project with the tiny game of the tests under another name. Nothing is written before
 * {@link #write}.
 *
 * @param contents every file it consists of, and what stands in it
 */
record FirstDraft(SortedMap<Path, String> contents) {

    /** The folders of the tiny game's files on the class path, each with its folder in the project. */
    private static final Map<String, String> PLACES = new TreeMap<>(Map.of(
            "project", "",
            "java", "src/main/java/heraldo/rules/ruleset/ID",
            "config", "src/main/resources/config/rulesets/ID",
            "services", "src/main/resources/META-INF/services",
            "golden", "src/test/resources/golden"));

    private static final String MODEL = "roshambo";

    /** Other games that come with the tiny one. */
    private static final Pattern OTHERS = Pattern.compile("(?m)^heraldo\\.rules\\.trial\\..*\\R?");

    /**
     * That of a new ruleset.
     *
     * @param project the folder of its project
     * @param id of the ruleset, which is a package's name, too
     */
    static FirstDraft of(Path project, String id) {
        SortedMap<Path, String> contents = new TreeMap<>();
        PLACES.forEach((source, place) -> {
            Path folder = project.resolve(place.replace("ID", id));
            read(source).forEach((name, text) -> contents.put(folder.resolve(named(name, id)), named(text, id)));
        });
        return new FirstDraft(contents);
    }

    /** Writes all of its files. */
    void write() {
        contents.forEach((file, text) -> {
            try {
                Files.createDirectories(Folder.of(file));
                Files.writeString(file, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** A name or a text of the tiny game, with the new one's names in it. */
    private static String named(String text, String id) {
        return OTHERS.matcher(text)
                .replaceAll("")
                .replace(MODEL, id)
                .replace(title(MODEL), title(id))
                .replace("@version@", VersionCommand.number())
                .replace("@engine@", EngineVersion.CURRENT);
    }

    private static String title(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static SortedMap<String, String> read(String folder) {
        String place = "heraldo/bot/app/first-draft/" + folder;
        try {
            Path program = Path.of(FirstDraft.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(program)) {
                return read(program.resolve(place));
            }
            try (FileSystem jar = FileSystems.newFileSystem(program)) {
                return read(jar.getPath(place));
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("cannot read the first draft of a ruleset", e);
        }
    }

    private static SortedMap<String, String> read(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> listed = Files.list(folder)) {
            listed.filter(Files::isRegularFile).forEach(files::add);
        }
        SortedMap<String, String> texts = new TreeMap<>();
        for (Path file : files) {
            texts.put(file.getFileName().toString(), Files.readString(file));
        }
        return texts;
    }
}
