package heraldo.bot;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Command lines of programs that a test starts in a JVM of their own, on the classes of the test. */
public final class JavaCommand {

    /** Nothing runs long enough to be compiled well, and one collecting thread leaves the processors to the tests. */
    private static final List<String> SHORT_LIVED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED");

    private JavaCommand() {}

    /** Returns the command that runs a class. */
    public static List<String> of(Class<?> main, String... arguments) {
        return of(List.of("-Djava.awt.headless=true"), main, arguments);
    }

    /** Returns the command that runs a class with other options of the JVM. */
    public static List<String> of(List<String> options, Class<?> main, String... arguments) {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(SHORT_LIVED);
        line.addAll(options);
        line.addAll(List.of("-cp", classpath(), main.getName()));
        line.addAll(List.of(arguments));
        return line;
    }

    /** Returns absolute paths: a program may run in a folder of its own. */
    private static String classpath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
