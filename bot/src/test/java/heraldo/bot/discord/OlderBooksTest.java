package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Said;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host puts an older file back: what was posted since is found in the channel, and nothing is told a second time. */
@Tag("slow")
class OlderBooksTest {
    @TempDir
    Path folder;

    @TempDir
    Path aside;

    @Tag("long")
    @Test
    void theCampaignWaitsForTheGameMasterAndTellsNothingTwice() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.stage.restart(database -> copy(database, aside.resolve("older.db")));
            table.endTurn();
            table.endTurn();
            table.stage.restart(database -> copy(aside.resolve("older.db"), database));
            Said notice = Table.await(table.alba, "crónica", "Los libros de esta campaña vienen de una copia anterior");
            assertTrue(notice.text().contains("El turno 1 está abierto"), notice.text());
            table.stage.restart();
            assertEquals(1, told(table, "crónica", "Los libros de esta campaña vienen de una copia anterior"));
            assertEquals(1, told(table, "Actas", "Clave de los dados del turno 1"));
            table.alba.in("alborada").use("kaixiflan pasar");
            assertTrue(table.gm.use("dirección reanudar").text().contains("reanuda la campaña"));
            table.endTurn();
            awaitTold(2, table, "El turno 2 admite órdenes");
            assertTrue(table.stage.logs().all().contains("More has been posted of"));
        }
    }

    /** The same words stand there already, from before. */
    private static void awaitTold(int times, Table table, String words) {
        Waiting.until(times + " times \"" + words + "\"", () -> told(table, "crónica", words) >= times);
        assertEquals(times, told(table, "crónica", words));
    }

    private static int told(Table table, String channel, String words) {
        List<Said> there = table.alba.in(channel).read();
        return (int) there.stream().filter(said -> said.text().contains(words)).count();
    }

    private static void copy(Path from, Path to) {
        try {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
