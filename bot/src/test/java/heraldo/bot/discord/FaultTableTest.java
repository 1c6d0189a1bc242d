package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.traffic.Fault;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The table of faults and the tests that show them name each other. */
class FaultTableTest {

    private static final int COLUMNS = 5;
    private static final Pattern TEST = Pattern.compile("`(Faulty\\w+Test\\.\\w+)`");
    private static final List<Class<?>> TESTS = List.of(
            FaultyRequestsTest.class,
            FaultyGatewayTest.class,
            FaultyServerTest.class,
            FaultyServersTest.class,
            FaultyStartTest.class,
            FaultyCrowdTest.class,
            FaultyStatusTest.class,
            FaultyRoomsTest.class,
            FaultySealTest.class,
            FaultyLettersTest.class,
            FaultyCreationTest.class,
            FaultyChannelsTest.class,
            FaultyPublishingTest.class,
            FaultyRewindTest.class,
            FaultyTalkTest.class,
            FaultyStaffTest.class);

    private static List<String> rows() throws IOException {
        Path table = Path.of(System.getProperty("heraldo.root", "..")).resolve("docs/faults.md");
        return Files.readAllLines(table).stream()
                .filter(line -> line.startsWith("| "))
                .skip(1)
                .toList();
    }

    private static SortedSet<String> tests() {
        return TESTS.stream()
                .flatMap(test -> Arrays.stream(test.getDeclaredMethods()))
                .filter(FaultTableTest::isTest)
                .map(test -> test.getDeclaringClass().getSimpleName() + "." + test.getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isTest(Method method) {
        return method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(ParameterizedTest.class);
    }

    @Test
    void everyRowNamesATestAndEveryTestHasARow() throws IOException {
        List<String> named = rows().stream()
                .flatMap(row -> TEST.matcher(row).results().map(MatchResult::group))
                .map(name -> name.replace("`", ""))
                .toList();
        assertEquals(rows().size(), named.size(), "one test a row");
        assertEquals(tests(), new TreeSet<>(named));
    }

    @Test
    void everyRowIsComplete() throws IOException {
        for (String row : rows()) {
            List<String> cells =
                    Stream.of(row.split("\\|")).skip(1).map(String::strip).toList();
            assertEquals(COLUMNS, cells.size(), row);
            assertTrue(cells.stream().noneMatch(String::isEmpty), row);
        }
    }

    @Test
    void everyFaultOfARequestIsInTheTable() throws IOException {
        String all = String.join("\n", rows());
        for (Class<?> fault : Fault.class.getPermittedSubclasses()) {
            assertTrue(all.contains("`Fault." + fault.getSimpleName() + "`"), fault.getSimpleName());
        }
    }
}
