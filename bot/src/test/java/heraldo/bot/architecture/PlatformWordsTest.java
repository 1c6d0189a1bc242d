package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.data.Bundle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the platform says, it says in both languages. */
class PlatformWordsTest {

    @Test
    void bothLanguagesHaveTheSameKeys() throws IOException {
        Bundle spanish = words("es");
        assertFalse(spanish.keys().isEmpty());
        assertEquals(spanish.keys(), words("en").keys());
    }

    private static Bundle words(String language) throws IOException {
        String file = "/heraldo/bot/words." + language + ".yaml";
        try (InputStream yaml = PlatformWordsTest.class.getResourceAsStream(file)) {
            return Bundle.read(Locale.of(language), file, new String(yaml.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
