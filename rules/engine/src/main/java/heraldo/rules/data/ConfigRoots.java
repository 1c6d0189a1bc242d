package heraldo.rules.data;

import heraldo.rules.kernel.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The folders of settings, tables and words, which override each other file by file; the first that has a file wins. */
public final class ConfigRoots {

    private static final String FOLDER = "config";
    private static final String LANGUAGES = "languages.yaml";

    private final List<Path> roots;
    private Optional<Languages> languages = Optional.empty();

    private ConfigRoots(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /** These folders, the first winning. */
    public static ConfigRoots of(List<Path> roots) {
        return new ConfigRoots(roots);
    }

    /** The defaults that come with the program and its games: every folder {@code config} on the class path. */
    public static ConfigRoots shipped() {
        return new ConfigRoots(onClassPath());
    }

    /**
     * The host's own folder over the defaults that come with the program and its games.
     *
     * @param own a folder that need not exist
     */
    public static ConfigRoots standard(Path own) {
        ConfigRoots shipped = shipped();
        return Files.isDirectory(own) ? shipped.under(List.of(own)) : shipped;
    }

    /** These folders below others: a file that the others have wins, the first of them first. */
    public ConfigRoots under(List<Path> others) {
        return new ConfigRoots(Stream.concat(others.stream(), roots.stream()).toList());
    }

    /** These folders above others: of a file that both have, these win. */
    public ConfigRoots over(List<Path> others) {
        return new ConfigRoots(Stream.concat(roots.stream(), others.stream()).toList());
    }

    /** A file, e.g. {@code rulesets/x/ruleset.yaml}; empty if no root has it. */
    public Optional<Path> find(String file) {
        return roots.stream()
                .map(root -> root.resolve(file))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** The text of a file, if any root has it. */
    public Optional<String> text(String file) {
        return texts(file).findFirst();
    }

    private Stream<String> texts(String file) {
        return roots.stream()
                .map(root -> root.resolve(file))
                .filter(Files::isRegularFile)
                .map(path -> {
                    try {
                        return Files.readString(path);
                    } catch (IOException e) {
                        throw new UncheckedIOException("cannot read " + path, e);
                    }
                });
    }

    /**
     * A settings file as a record, read strictly.
     *
     * @throws BadTableException with every problem; also if no root has the file
     */
    public <T> T table(String file, Class<T> type) {
        String text = text(file).orElseThrow(() -> problem(file, "there is no such file"));
        return TableReader.read(file, text, type);
    }

    /**
     * A settings file as a record, read strictly; a key that one root's file leaves out is as in the next root's.
     *
     * @throws BadTableException with every problem; also if no root has the file
     */
    public <T> T layered(String file, Class<T> type) {
        List<String> texts = texts(file).toList();
        if (texts.isEmpty()) {
            throw problem(file, "there is no such file");
        }
        return TableReader.read(file, texts, type);
    }

    /**
     * The languages that players may choose; read once.
     *
     * @throws BadTableException if they cannot be used, or no root says which they are
     */
    public synchronized Languages languages() {
        if (languages.isEmpty()) {
            languages = Optional.of(spoken(table(LANGUAGES, String[].class)));
        }
        return languages.get();
    }

    private static Languages spoken(String... codes) {
        try {
            return Languages.of(codes);
        } catch (IllegalArgumentException e) {
            throw problem(LANGUAGES, Reason.of(e));
        }
    }

    /** The names of the folders in a folder of any root, sorted. */
    public SortedSet<String> folders(String folder) {
        SortedSet<String> names = new TreeSet<>();
        for (Path root : roots) {
            names.addAll(foldersOf(root.resolve(folder)));
        }
        return Collections.unmodifiableSortedSet(names);
    }

    /** The tables and words of a ruleset. */
    public RulesetFolder ruleset(String id) {
        return new LayeredFolder(this, id, List.of());
    }

    static BadTableException problem(String file, String text) {
        return new BadTableException(List.of(new BadTableException.Problem(file, "", text)));
    }

    private static List<String> foldersOf(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory)
                    .map(child -> child.getFileName().toString().replace("/", ""))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }

    private static List<Path> onClassPath() {
        try {
            List<Path> found = new ArrayList<>();
            for (URL url : Collections.list(ConfigRoots.class.getClassLoader().getResources(FOLDER))) {
                URI uri = url.toURI();
                found.add(uri.getScheme().equals("jar") ? jar(uri).getPath("/" + FOLDER) : Path.of(uri));
            }
            return found;
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("cannot read the defaults on the class path", e);
        }
    }

    /** The jar stays open as long as the program runs. */
    private static FileSystem jar(URI uri) throws IOException {
        try {
            return FileSystems.getFileSystem(uri);
        } catch (FileSystemNotFoundException e) {
            Map<String, String> defaults = new TreeMap<>();
            return FileSystems.newFileSystem(uri, defaults);
        }
    }
}
