package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What is kept of the form of a database is what the migrations make. */
class SchemaFormTest {

    @Test
    void theKeptFormIsTheOneThatTheMigrationsMake() throws IOException {
        String made = Json.form(SchemaForm.made());
        try (InputStream kept = SchemaForm.class.getResourceAsStream(SchemaForm.KEPT)) {
            String text = new String(kept.readAllBytes(), StandardCharsets.UTF_8).strip();
            assertEquals(made, text, "After a migration is added, this belongs into " + SchemaForm.KEPT + ":\n" + made);
        }
    }
}
