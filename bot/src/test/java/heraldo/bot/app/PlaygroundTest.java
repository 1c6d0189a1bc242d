package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the sandbox says of itself is so. */
@Tag("slow")
class PlaygroundTest {
    @TempDir
    private Path data;

    @Tag("long")
    @Test
    void aTurnIsCalledResolvedOnlyIfItIs() throws Exception {
        Path config = Path.of(System.getProperty("heraldo.root"), "config");
        Installation here = Installation.at(config);
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        try (Playground playground = Playground.open(here, here.settings(), options, clock, Optional.of(data))) {
            playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
            playground.demo();
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("heraldo.db"));
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
                assertEquals(words("not-done"), playground.toDeadline());
                statement.execute("ROLLBACK");
            }
            assertEquals(words("done"), playground.toDeadline());
        }
        assertTrue(Files.isRegularFile(data.resolve("heraldo.db")));
    }

    @Tag("long")
    @Test
    void aHostMayHaveTheDemoInEnglish() {
        Installation here = Installation.here();
        Settings usual = here.settings();
        Settings english = new Settings(
                usual.storage(),
                "en",
                usual.almanac(),
                usual.waiting(),
                new Settings.Sandbox(0, 1, Optional.empty()),
                usual.campaigns(),
                usual.oversight(),
                usual.shards());
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        try (Playground playground = Playground.open(here, english, options, clock, Optional.of(data))) {
            playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
            List<String> steps = new ArrayList<>();
            playground.demo(steps::add);
            assertEquals(List.of("Opening the campaign of the demo …", "Playing turn 1 of 1 …"), steps);
            try (Person player = Person.at(playground.url(), "p1")) {
                assertTrue(player.in("diplomacy").read().stream()
                        .anyMatch(said -> said.text().startsWith("Who has stone to spare?")));
            }
        }
    }

    private static String words(String key) {
        return Installation.here()
                .dictionary()
                .bundle(Installation.here().settings().tongue())
                .text("app.deadline." + key)
                .orElseThrow();
    }
}
