package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What somebody at a shell gets to read, and the exit codes. */
@Tag("slow")
class CommandLineTest {

    private static final HostedRuleset<?> RULESET =
            Shipped.INSTALLATION.catalog().all().getFirst();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run", "sandbox", "cases", "play", "render", "backup", "restore", "doctor", "export", "verify", "album",
                "config", "version"
            })
    void everyCommandExplainsItself(String command) {
        assertEquals(0, heraldo(command, "--help"));
        assertTrue(out.toString().startsWith("Usage: heraldo " + command), out.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "cases",
                "cases no-such-file.md",
                "play --seats 3",
                "sandbox --port here",
                "sandbox --port 99999",
                "render --turn 0 --ruleset caos -o x.png"
            })
    void wrongUseIsToldInOneLineWithWhereToLook(String line) {
        assertEquals(2, heraldo(line.isEmpty() ? new String[0] : line.split(" ")));
        List<String> lines = err.toString().lines().toList();
        assertEquals(2, lines.size(), err.toString());
        assertTrue(lines.get(1).endsWith("--help"), err.toString());
    }

    @Test
    void whoeverMistypesACommandIsToldWhatMayHaveBeenMeant() {
        assertEquals(2, heraldo("sandbx"));
        assertTrue(err.toString().contains("did you mean \"sandbox\"?"), err.toString());
    }

    @Test
    void helpVersionAndCompletionAreCommandsToo() {
        assertEquals(0, heraldo("help"));
        assertTrue(out.toString().contains("Usage: heraldo"), out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, heraldo("version"));
        assertTrue(
                out.toString().matches("Heraldo \\S+( \\([0-9a-f]{7,}, \\d{4}-\\d\\d-\\d\\d\\))?\\R"), out.toString());
        String version = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, heraldo("--version"));
        assertEquals(version, out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, heraldo("generate-completion"));
        assertTrue(out.toString().contains("complete -F"), "no script for bash");
    }

    @Test
    void theSettingsAreWrittenOnceWithEveryKey() throws IOException {
        assertEquals(0, heraldo("config", "--into", folder.toString()));
        assertTrue(Files.readString(folder.resolve("heraldo.yaml")).contains("grace-seconds: 3"));
        Files.writeString(folder.resolve("heraldo.yaml"), "zone: America/Lima");
        assertEquals(1, heraldo("config", "--into", folder.toString()));
        assertTrue(err.toString().contains("is there already"), err.toString());
        assertEquals("zone: America/Lima", Files.readString(folder.resolve("heraldo.yaml")));
    }

    @Test
    void aGameThatEndsBeforeTheTurnThatIsToBeDrawnSaysSo() {
        Path map = folder.resolve("map.png");
        int exit = heraldo(
                "render", "--ruleset", "caos", "--seats", "4", "--seed", "1", "--turn", "999", "-o", map.toString());
        assertEquals(0, exit, err.toString());
        assertTrue(out.toString().startsWith("Playing caos to turn 999"), out.toString());
        assertTrue(out.toString().contains("The game was over before that"), out.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"run --token=%s", "run %s", "--token %s run", "verify %s", "export %s out"})
    void aTokenThatWasTypedIsNotRepeated(String line) {
        String token = "M".repeat(24) + ".Cl2FMQ." + "Z".repeat(27);
        assertNotEquals(0, heraldo(line.formatted(token).split(" ")));
        assertFalse(err.toString().contains(token), err.toString());
        assertFalse(err.toString().isBlank());
    }

    @Test
    void anUnknownRulesetIsToldInOneLineWithThoseThereAre() {
        assertEquals(1, heraldo("play", "--ruleset", "tic-tac-toe", "--seats", "2", "--seed", "1"));
        assertEquals(1, err.toString().lines().count(), err.toString());
        assertTrue(err.toString().contains(RULESET.id()), err.toString());
    }

    @Test
    void aRulesetIsKnownByItsSpanishNameToo() {
        int exit = heraldo("play", "--ruleset", "catay", "--seats", "3", "--seed", "1", "--turns", "1");
        assertEquals(0, exit, err.toString());
    }

    @Test
    void tooManySeatsAreRefusedWithHowManyThereMayBe() {
        assertEquals(2, heraldo("play", "--ruleset", RULESET.id(), "--seats", "99", "--seed", "1"));
        assertTrue(err.toString().contains("to " + RULESET.manifest().seats().most()), err.toString());
    }

    @Test
    void casesFindsTheRulesetByTheNameOfTheFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve(RULESET.id() + ".md"), RULESET.folder().text("cases.md"));
        assertEquals(0, heraldo("cases", file.toString()), out.toString());
        String last = out.toString().lines().toList().getLast();
        assertTrue(last.endsWith(" ok, 0 failed"), last);
    }

    @Test
    void anExampleThatCannotBeReadFails() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.md"), "```\n[Z1] nonsense\nthis is no line\n```\n");
        assertEquals(1, heraldo("cases", "--ruleset", RULESET.id(), file.toString()));
        assertTrue(out.toString().startsWith("FAIL Z1 nonsense"), out.toString());
        assertTrue(out.toString().stripTrailing().endsWith("0 ok, 1 failed"), out.toString());
    }

    private static List<HostedRuleset<?>> games() {
        return Sampling.some(
                CommandLineTest.class, 1, Shipped.INSTALLATION.catalog().all());
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    void playPrintsTheFameTableAsItGoesOnAndAtTheEndForAnyNumberOfSeats(HostedRuleset<?> game) {
        Manifest.Seats allowed = game.manifest().seats();
        for (int seats = allowed.least(); seats <= allowed.most(); seats++) {
            out.getBuffer().setLength(0);
            assertEquals(0, heraldo(line(game, "--seats " + seats + " --seed 1 --turns 2 --every 1 --lang en")));
            List<String> printed = out.toString().lines().toList();
            long tables =
                    printed.stream().filter(line -> line.startsWith("Side")).count();
            assertTrue(tables >= 3 && tables % 3 == 0, out.toString());
            for (Seat seat : HostedRuleset.seats(seats)) {
                String name =
                        Speech.of(game, seats, "en").orElseThrow().lexicon().name(seat);
                assertTrue(
                        printed.stream().filter(line -> line.startsWith(name)).count() >= 3, name + "\n" + out);
            }
        }
    }

    @Test
    void coverageSaysWhatOccurredAndFailsWhereSomethingIsMissing() {
        int code = heraldo(line(RULESET, "--coverage --games 2 --turns 1"));
        List<String> lines = out.toString().lines().toList();
        assertEquals(
                2,
                lines.stream()
                        .filter(line -> line.endsWith("1 played, 0 ended"))
                        .count(),
                out.toString());
        assertEquals(lines.getLast().startsWith("MISSING ") ? 1 : 0, code, out.toString());
    }

    private static String[] line(HostedRuleset<?> game, String options) {
        return ("play --ruleset " + game.id() + " " + options).split(" ");
    }

    @Test
    void renderDrawsTheMapAndTheTable() throws IOException {
        String seats = String.valueOf(RULESET.manifest().seats().most());
        Path map = folder.resolve("map.png");
        Path fame = folder.resolve("fame.png");
        assertEquals(
                0,
                heraldo(
                        "render",
                        "--ruleset",
                        RULESET.id(),
                        "--seats",
                        seats,
                        "--seed",
                        "1",
                        "--turn",
                        "2",
                        "-o",
                        map.toString(),
                        "--fame",
                        fame.toString()));
        assertTrue(Files.size(map) > 50_000 && Files.size(map) <= 300 * 1024, Files.size(map) + " bytes");
        assertFalse(Files.size(fame) == 0);
    }

    private int heraldo(String... arguments) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }
}
