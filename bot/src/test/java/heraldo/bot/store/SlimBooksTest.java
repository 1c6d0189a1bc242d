package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.flywaydb.core.api.FlywayException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteConfig;

/** Sheets keep what players wrote in a fraction of the room, and books of earlier versions are brought to that form whole or not. */
class SlimBooksTest {
    private static final String SHEET = """
        {"format":1,"state":{"orders":["{\\"order\\":\\"vote\\",\\"favourite\\":\\"seat-3\\",\\"governor\\":\\"seat-2\\"}",\
        "{\\"order\\":\\"collect\\",\\"hex\\":\\"K13\\",\\"sources\\":[]}","{\\"order\\":\\"tribute\\",\\"mission\\":\\"ME03\\"}"]}}""";

    @TempDir
    Path folder;

    @TempDir
    Path then;

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "moler 3", "x = 1 ☃ \u0000", "\u0001", SHEET})
    void aSheetIsReadAsItWasWritten(String text) {
        assertEquals(text, Shorthand.text(Shorthand.of(text)));
        assertArrayEquals(Shorthand.of(text), Shorthand.of(text));
    }

    @Test
    void aSheetTakesAFourthOfTheRoom() {
        int kept = Shorthand.of(SHEET).length;
        assertTrue(kept * 4 < SHEET.length(), () -> "it takes " + kept + " bytes");
    }

    /** Rows that were written once are read with the words that they were written with, for ever. */
    @Test
    void aSheetThatWasKeptLongAgoIsStillRead() {
        assertEquals("recolectar G5", Shorthand.text(java.util.HexFormat.of().parseHex(LONG_AGO)));
    }

    private static final String LONG_AGO = "014319ce0500";

    @Test
    void aSheetThatIsSpoiltIsNone() {
        byte[] kept = Shorthand.of(SHEET);
        for (int length = 1; length < kept.length; length++) {
            assertFalse(Shorthand.text(Arrays.copyOf(kept, length)).contains("\"format\""), "half a sheet is none");
        }
        assertEquals("{spoilt", Shorthand.text("{spoilt".getBytes(StandardCharsets.UTF_8)));
    }

    @Tag("long")
    @Test
    void aMigrationThatIsBrokenOffAnywhereHasChangedNothingAndIsBegunAgain() throws IOException {
        Path old = new KeptBook(DeflatedTurns.FORM).into(then);
        int steps = SlimBooks.SQLITE.first().size() + SlimBooks.SQLITE.last().size();
        for (int step = 0; step <= steps; step++) {
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
            assertTrue(length(file) * 2 < length(old), "sheets are shorter now");
        }
    }

    private static int length(Path file) {
        return Integer.parseInt(KeptBook.value(
                file, "SELECT sum(length(CAST(sheet AS BLOB)) + length(CAST(text AS BLOB))) FROM order_sheet"));
    }

    private static Runnable failing(Path file, int step) {
        return () -> Migrations.all(
                        Sources.working(file, SQLiteConfig.TransactionMode.IMMEDIATE),
                        DeflatedTurns.SQLITE,
                        failing(step))
                .load()
                .migrate();
    }

    /** The migration with a statement that cannot be run as its n-th one. */
    private static SlimBooks failing(int step) {
        String wrong = "SELECT nothing FROM nowhere";
        List<String> first = new ArrayList<>(SlimBooks.SQLITE.first());
        List<String> last = new ArrayList<>(SlimBooks.SQLITE.last());
        if (step <= first.size()) {
            first.add(step, wrong);
        } else {
            last.add(step - first.size(), wrong);
        }
        return new SlimBooks(first, SlimBooks.SQLITE.suffix(), last);
    }
}
