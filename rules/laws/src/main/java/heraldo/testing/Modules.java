package heraldo.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The modules of a project: every folder with a {@code pom.xml} and sources. */
public final class Modules {

    /** The maximum depth of a module below the root. */
    private static final int DEPTH = 2;

    private Modules() {}

    /** Returns the folders of the modules, in the order of their names. */
    public static List<Path> of(Path root) {
        try (Stream<Path> files = Files.find(root, DEPTH + 1, (file, attributes) -> file.endsWith("pom.xml"))) {
            return files.map(Path::getParent)
                    .filter(folder -> Files.isDirectory(folder.resolve("src")))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
