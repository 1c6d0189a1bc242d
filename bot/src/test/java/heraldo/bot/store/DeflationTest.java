package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.JavaCommand;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteConfig;

/** Turns keep their states and stories in a fraction of the room, and whoever reads them reads what was written. */
@Tag("long")
class DeflationTest {
    @TempDir
    Path folder;

    @TempDir
    Path then;

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "{\"ñ\":\"☃\\u0000\"}"})
    void aTextIsReadAsItWasWritten(String text) {
        assertEquals(text, Deflated.text(Deflated.of(text)));
    }

    @Test
    void aTextThatWasNotDeflatedOrIsSpoiltIsReadAsItStands() {
        assertEquals("{spoilt", Deflated.text("{spoilt".getBytes(StandardCharsets.UTF_8)));
        String state = "{\"state\":" + "[1,2,3],".repeat(500) + "0}";
        byte[] kept = Deflated.of(state);
        assertTrue(kept.length < state.length() / 10);
        for (int length = 1; length < kept.length; length++) {
            assertFalse(Deflated.text(Arrays.copyOf(kept, length)).contains("\"state\""), "half a state is none");
        }
    }

    @Test
    void aStateThatTheNextTurnBeginsWithStandsOnceAndIsReadTwice() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running("turns", "9");
            tavern.toTheDeadline();
            tavern.toTheDeadline();
            tavern.office.gameMaster().edict(tavern.by(Tavern.GM), "lluvia 2");
            tavern.toTheDeadline();
            tavern.toTheDeadline();
            List<CampaignTurn> turns =
                    tavern.database.read(books -> books.turns().all(id));
            List<Integer> alone = tavern.database.read(books -> ((SqlBooks) books)
                    .handle()
                    .createQuery("SELECT number FROM turn WHERE after IS NOT NULL ORDER BY number")
                    .mapTo(Integer.class)
                    .list());
            assertEquals(List.of(2, 4), alone, "the turn before rain, and the last one that was played");
            for (int turn = 0; turn < 4; turn++) {
                String left = turns.get(turn).result().map(TurnResult::state).orElseThrow();
                assertEquals(turn != 1, left.equals(turns.get(turn + 1).state()), "turn " + (turn + 1));
            }
        }
    }

    /** Nobody gives a turn another end by saying that a later one begins with it. */
    @Test
    void aTurnIsNotHandedOnToOneThatBeginsOtherwise() {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running("turns", "9");
            tavern.toTheDeadline();
            tavern.toTheDeadline();
        }
        for (int later : new int[] {1, 2, 3, 4}) {
            String change =
                    "UPDATE turn SET after = NULL, after_step = 0, after_number = " + later + " WHERE number = 2";
            try (var handle = Jdbi.open("jdbc:sqlite:" + folder.resolve("heraldo.db"))) {
                String refusal = assertThrows(RuntimeException.class, () -> handle.execute(change))
                        .getMessage();
                assertTrue(refusal.contains("a resolved turn does not change"), refusal);
            }
        }
    }

    @Test
    void aMigrationThatIsBrokenOffAnywhereHasChangedNothingAndIsBegunAgain() throws IOException {
        Path old = new KeptBook(DeflatedTurns.FORM - 1).into(then);
        List<String> steps = Stream.of(DeflatedTurns.SQLITE.first(), DeflatedTurns.SQLITE.last())
                .flatMap(List::stream)
                .toList();
        for (int step = 0; step <= steps.size(); step++) {
            Path file = folder.resolve(step + ".db");
            Files.copy(old, file);
            assertThrows(FlywayException.class, failing(file, step)::run);
            assertFalse(Inspection.of(file).current());
            try (Comparison both = new Comparison(old, file)) {
                assertEquals(Set.of(), both.changed());
                assertEquals(new TreeSet<>(), both.onlyIn("main", "earlier"));
            }
            SqliteLedger.open(file).close();
            try (Comparison both = new Comparison(old, file)) {
                assertEquals(Set.of(), both.changed());
            }
        }
    }

    private static Runnable failing(Path file, int step) {
        return () -> Migrations.all(
                        Sources.working(file, SQLiteConfig.TransactionMode.IMMEDIATE), failing(step), SlimBooks.SQLITE)
                .load()
                .migrate();
    }

    /** The migration with a statement that cannot be run as its n-th one. */
    private static DeflatedTurns failing(int step) {
        List<String> first = new ArrayList<>(DeflatedTurns.SQLITE.first());
        List<String> last = new ArrayList<>(DeflatedTurns.SQLITE.last());
        if (step <= first.size()) {
            first.add(step, "SELECT nothing FROM nowhere");
        } else {
            last.add(step - first.size(), "SELECT nothing FROM nowhere");
        }
        return new DeflatedTurns(first, DeflatedTurns.SQLITE.suffix(), last);
    }

    /** The program is killed by the system while turns are being deflated. */
    @Test
    void aMigrationThatIsKilledIsBegunAgain() throws IOException, InterruptedException {
        Path old = new KeptBook(DeflatedTurns.FORM - 1).into(then);
        int died = 0;
        for (int millis = 0; millis < 400; millis += 80) {
            Path file = folder.resolve("killed-" + millis + ".db");
            Files.copy(old, file);
            Process program = new ProcessBuilder(JavaCommand.of(Slowly.class, file.toString()))
                    .redirectErrorStream(true)
                    .start();
            assertEquals('!', program.getInputStream().read());
            program.waitFor(millis, TimeUnit.MILLISECONDS);
            died += program.destroyForcibly().waitFor() == 0 ? 0 : 1;
            SqliteLedger.open(file).close();
            try (Comparison both = new Comparison(old, file)) {
                assertEquals(Set.of(), both.changed(), "after " + millis + " ms");
            }
        }
        assertTrue(died > 0, "no program died");
    }

    /** Migrates a file, and waits in the middle of it. */
    static final class Slowly {
        private Slowly() {}

        public static void main(String[] arguments) {
            List<String> last = new ArrayList<>(DeflatedTurns.SQLITE.last());
            last.add(
                    3,
                    "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 3000000)"
                            + " SELECT count(*) FROM many");
            DeflatedTurns slow = new DeflatedTurns(DeflatedTurns.SQLITE.first(), DeflatedTurns.SQLITE.suffix(), last);
            var ready = Migrations.all(
                            Sources.working(Path.of(arguments[0]), SQLiteConfig.TransactionMode.IMMEDIATE),
                            slow,
                            SlimBooks.SQLITE)
                    .load();
            System.out.print('!');
            System.out.flush();
            ready.migrate();
        }
    }
}
