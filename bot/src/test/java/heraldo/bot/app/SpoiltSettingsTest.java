package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever stands in the settings, they are read or refused with their place; as many as {@code -Dheraldo.spoilt} says. */
class SpoiltSettingsTest {
    private static final Logger LOG = LoggerFactory.getLogger(SpoiltSettingsTest.class);

    private static final int TEXTS = Sampling.size("heraldo.spoilt", 75, 5_000);
    private static final List<String> SCRAPS = List.of(
            ":",
            ": ",
            "- ",
            "\n",
            "\n  ",
            "\t",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "'",
            "#",
            "&a ",
            "*a",
            "!!java.net.URL ",
            "%",
            "|\n",
            ">\n",
            "---\n",
            "...\n",
            "<<: *a\n",
            "null",
            "true",
            "-1",
            "1e9",
            "99999999999999999999",
            "0x10",
            "~",
            "?",
            "\u0000",
            "\ufeff",
            "\ud83d",
            "\u2028",
            "\u202e",
            "${HOME}",
            "&a [*a]",
            "[[[[[[[[[[[[[[[[[[[[",
            "a: a: a",
            "zone: UTC\n",
            "port: 0\n",
            "=");

    @TempDir
    private Path folder;

    private int refused;

    @Test
    void spoiltSettingsAreReadOrRefusedWithTheirPlace() throws IOException {
        String shipped = ConfigRoots.standard(folder).text(Settings.FILE).orElseThrow();
        Random random = new Random(Sampling.seed(SpoiltSettingsTest.class, 23));
        assertTimeoutPreemptively(Duration.ofSeconds(60L + TEXTS / 10), () -> {
            for (int i = 0; i < TEXTS; i++) {
                read(spoilt(shipped, random));
            }
        });
        LOG.info("settings={} refused={} undeclared=0", TEXTS, refused);
    }

    private static String spoilt(String shipped, Random random) {
        StringBuilder text = new StringBuilder(shipped);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(20));
            text.replace(from, to, SCRAPS.get(random.nextInt(SCRAPS.size())));
        }
        return text.toString();
    }

    private void read(String text) throws IOException {
        Files.write(folder.resolve(Settings.FILE), text.getBytes(StandardCharsets.UTF_8));
        try {
            Settings.of(ConfigRoots.standard(folder));
        } catch (BadTableException e) {
            refused++;
            assertTrue(e.getMessage().startsWith(Settings.FILE + " line "), () -> e.getMessage() + " of\n" + text);
            assertFalse(e.getMessage().isBlank());
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("not a declared error for\n" + text, e);
        }
    }
}
