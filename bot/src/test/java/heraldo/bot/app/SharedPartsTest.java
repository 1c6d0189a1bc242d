package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.store.postgres.LeasePlan;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the host says of the parts of the bot's servers that a program serves. */
class SharedPartsTest {
    private static final String SHIPPED = "shards:\n  total: 1\n";

    @TempDir
    private Path folder;

    private Settings settings(String shards) throws IOException {
        String shipped = Files.readString(Path.of("..", "config", Settings.FILE));
        assertTrue(shipped.contains(SHIPPED));
        Files.writeString(folder.resolve(Settings.FILE), shipped.replace(SHIPPED, shards + "\n"));
        return Settings.of(ConfigRoots.standard(folder));
    }

    @Test
    void whoSaysNothingServesAllAndSharesTheBooksWithNobody() throws IOException {
        assertEquals(LeasePlan.alone(1), settings("").leases());
        assertEquals(LeasePlan.alone(8), settings("shards: {total: 8}").leases());
    }

    @Test
    void certainPartsOrWhicheverAreFreeCanBeAskedFor() throws IOException {
        assertEquals(
                LeasePlan.range(8, 0, 3),
                settings("shards: {total: 8, own: 0-3}").leases());
        assertEquals(
                LeasePlan.range(8, 5, 5),
                settings("shards: {total: 8, own: \"5\"}").leases());
        assertEquals(
                LeasePlan.anyOf(8, 8), settings("shards: {total: 8, own: auto}").leases());
        assertEquals(
                LeasePlan.anyOf(8, 4),
                settings("shards: {total: 8, own: auto, most: 4}").leases());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "own: 4-2 | own is \"4-2\"; use auto, or the numbers of parts from 0 to 7, as \"0-7\"",
                "own: 0-8 | own is \"0-8\"; use auto",
                "own: some | own is \"some\"; use auto",
                "own: 0-3, most: 2 | most goes with \"own: auto\" alone; leave it out",
                "own: auto, most: 0 | most is 0; use a number from 1 to 8",
                "own: auto, most: 9 | most is 9; use a number from 1 to 8"
            })
    void whatCannotBeIsNamedWithWhatWouldBeRight(String wrong, String complaint) {
        String message = assertThrows(BadTableException.class, () -> settings("shards: {total: 8, " + wrong + "}"))
                .getMessage();
        assertTrue(message.contains(complaint), message);
    }

    @Test
    void oneFileIsSharedByNobody() throws IOException {
        Settings shared = settings("shards: {total: 8, own: auto}");
        String message = assertThrows(Complaint.class, shared::demandSole).getMessage();
        assertTrue(message.startsWith("\"own\" of the group shards in heraldo.yaml is for several programs"), message);
        settings("shards: {total: 8}").demandSole();
    }
}
