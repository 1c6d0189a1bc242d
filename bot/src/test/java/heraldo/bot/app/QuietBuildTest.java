package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The first command of the README is never silent for long: Maven names its steps also where it is told to be quiet. */
@Tag("long")
class QuietBuildTest {

    @Test
    void mavenSaysWhatItIsAtBeforeAnythingElse() throws IOException, InterruptedException {
        Path root = Path.of(System.getProperty("heraldo.root"));
        assumeTrue(
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "mvn"))),
                "there is no mvn on the path");
        Process maven = new ProcessBuilder("mvn", "-q", "-o", "-N", "-B", "validate")
                .directory(root.toFile())
                // Some JVMs warn of Maven's libraries, sooner or later.
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        maven.waitFor();
        assertTrue(said.lines().findFirst().orElse("").contains("Scanning for projects"), said);
        assertTrue(said.contains("Building Heraldo"), said);
    }
}
