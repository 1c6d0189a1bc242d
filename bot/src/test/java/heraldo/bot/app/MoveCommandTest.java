package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.store.OnPostgres;
import heraldo.bot.store.OnPostgres.Instead;
import heraldo.bot.store.PostgresServer;
import heraldo.bot.store.SqliteLedger;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host moves the books to a server and, having thought better of it, back. */
@OnPostgres
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class MoveCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private int heraldo(String... arguments) {
        err.getBuffer().setLength(0);
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private void assertRefused(String why, String... arguments) {
        assertEquals(1, heraldo(arguments), why);
        assertTrue(err.toString().contains(why), err.toString());
        assertEquals(1, err.toString().lines().count(), err.toString());
    }

    private byte[] record(String database, String name) throws IOException {
        assertEquals(0, heraldo("export", "Mesa", file(name), "--full", "--db", database), err.toString());
        return Files.readAllBytes(folder.resolve(name));
    }

    @Tag("long")
    @Test
    void theBooksAreMovedThereAndBackAndNeverIntoOthers() throws IOException {
        Instead.files();
        try (Tavern tavern = new Tavern(folder)) {
            tavern.playOn(tavern.governed("Mesa", Shipped.INSTALLATION.ruleset("cathay")), 3);
        }
        String old = file("heraldo.db");
        String server = PostgresServer.blank().url() + "?user=heraldo";
        try (SqliteLedger running = SqliteLedger.open(Path.of(old))) {
            assertRefused("in use by another Heraldo", "move", "--db", old, "--to", server);
        }
        assertRefused(
                "A database is a file, or one of a PostgreSQL server",
                "move",
                "--db",
                old,
                "--to",
                "jdbc:mysql://here/x");
        assertRefused("\"jdbc:mysql:\" is none of these", "move", "--db", old, "--to", "jdbc:mysql://u:secret@here/x");
        assertEquals(0, heraldo("move", "--db", old, "--to", server), err.toString());
        assertTrue(out.toString().contains("Moved and compared: 1 campaigns"), out.toString());
        byte[] before = record(old, "before.jsonl");
        assertArrayEquals(before, record(server, "there.jsonl"));
        assertRefused("books already", "move", "--db", old, "--to", server);
        assertRefused("same kind", "move", "--db", old, "--to", file("other.db"));
        assertEquals(0, heraldo("move", "--db", server, "--to", file("new/heraldo.db")), err.toString());
        assertArrayEquals(before, record(file("new/heraldo.db"), "back.jsonl"));
    }
}
