package heraldo.bot.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.schedule.CronCalendar;
import heraldo.rules.data.Bundle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CampaignWordsTest {
    private static final Pattern REFUSED = Pattern.compile(
            "(?:RefusedException\\.of|strange|refusal)\\((?:\\s*Manifest\\.Codes::\\w+,)?\\s*\"([a-z-]+)\"");
    private static final Pattern SAID = Pattern.compile("(?:Posts\\.say|[ (]words)\\(\\s*\"([a-z-]+)\"");

    @ParameterizedTest
    @ValueSource(strings = {"es", "en"})
    void everythingThePlatformRefusesOrSaysHasASentence(String language) throws IOException {
        Bundle bundle = bundle(language);
        SortedSet<String> missing = new TreeSet<>(said());
        assertTrue(missing.size() > 50, "only " + missing.size() + " sentences were found in the code");
        missing.removeAll(bundle.keys());
        assertEquals(new TreeSet<>(), missing);
    }

    private static Bundle bundle(String language) throws IOException {
        String file = "/heraldo/bot/words." + language + ".yaml";
        try (InputStream words = CampaignWordsTest.class.getResourceAsStream(file)) {
            return Bundle.read(Locale.of(language), file, new String(words.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static SortedSet<String> said() throws IOException {
        SortedSet<String> keys = new TreeSet<>();
        for (Class<?> owner : new Class<?>[] {CampaignOffice.class, CronCalendar.class}) {
            Path folder = Path.of(System.getProperty("heraldo.root"), "bot", "src", "main", "java")
                    .resolve(owner.getPackageName().replace('.', '/'));
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String code = Files.readString(file);
                    find(REFUSED, code, "campaign.refusal.", keys);
                    find(SAID, code, "campaign.post.", keys);
                }
            }
        }
        return keys;
    }

    private static void find(Pattern pattern, String code, String prefix, SortedSet<String> keys) {
        Matcher matcher = pattern.matcher(code);
        while (matcher.find()) {
            if (!matcher.group(1).endsWith("-")) {
                keys.add(prefix + matcher.group(1));
            }
        }
    }
}
