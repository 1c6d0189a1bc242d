package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How long, how named and how explained the sources are. */
class SourcesTest {

    private static final int LONGEST_FILE = 500;
    private static final int LONGEST_METHOD = 40;
    private static final Pattern EMPTY_NAMES =
            Pattern.compile(".*(Helper|Util|Utils|Manager|Impl|Base|Data|Misc|Common)(s?)");

    private static final List<SourceFile> PROGRAM = SourceFile.ofProgram();

    @Test
    void noFileIsLongerThan500Lines() {
        assertNone(file -> file.lines() > LONGEST_FILE ? Stream.of(file.lines() + " lines") : Stream.empty());
    }

    @Test
    void noMethodIsLongerThan40Lines() {
        assertNone(file -> file.methods().stream()
                .filter(method -> method.lines() > LONGEST_METHOD)
                .map(method -> method.name() + ": " + method.lines() + " lines"));
    }

    @Test
    void namesSayWhatATypeIs() {
        assertNone(file -> file.types().stream()
                .map(SourceFile.Type::name)
                .filter(name -> EMPTY_NAMES.matcher(name).matches()));
    }

    @Test
    void everyPublicTypeIsExplained() {
        assertNone(file -> file.types().stream()
                .filter(type -> type.open() && !type.documented())
                .map(SourceFile.Type::name));
    }

    @Test
    void everyPackageSaysWhatItIsFor() {
        assertNone(file -> PROGRAM.stream()
                        .anyMatch(other -> other.path().equals(file.path().resolveSibling("package-info.java")))
                ? Stream.empty()
                : Stream.of("its package has no package-info.java"));
    }

    @Test
    void testsAreNamedInOneStyle() {
        List<String> others = SourceFile.ofTests().stream()
                .flatMap(file -> file.methods().stream()
                        .map(SourceFile.Method::name)
                        .filter(name -> name.contains("_"))
                        .map(name -> file.path() + " " + name))
                .toList();
        assertEquals(List.of(), others);
    }

    private static void assertNone(Function<SourceFile, Stream<String>> complaints) {
        List<String> all = PROGRAM.stream()
                .flatMap(file -> complaints.apply(file).map(text -> file.path() + " " + text))
                .toList();
        assertEquals(List.of(), all);
    }
}
