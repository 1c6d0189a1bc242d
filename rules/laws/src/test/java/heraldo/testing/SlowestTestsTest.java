package heraldo.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.testing.SlowestTests.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowestTestsTest {

    @TempDir
    Path root;

    @Test
    void theTenSlowestClassesOfAllModulesAreNamedSlowestFirst() throws IOException {
        for (int i = 1; i <= 12; i++) {
            Path module = root.resolve(i % 2 == 0 ? "rules" : "bot/sandbox");
            Path folder = module.resolve("target/surefire-reports");
            Files.createDirectories(folder);
            Files.createDirectories(module.resolve("src"));
            Files.writeString(module.resolve("pom.xml"), "");
            Files.writeString(
                    folder.resolve("TEST-a.Test" + i + ".xml"),
                    "<?xml version='1.0'?><testsuite name='a.Test" + i + "' time='" + i
                            + ".5'><testcase/></testsuite>");
            Files.writeString(folder.resolve("a.Test" + i + ".txt"), "no report");
        }
        List<Report> slowest = SlowestTests.slowest(Modules.of(root));
        assertEquals(10, slowest.size());
        assertEquals(new Report("a.Test12", 12.5), slowest.getFirst());
        assertEquals(new Report("a.Test3", 3.5), slowest.getLast());
    }
}
