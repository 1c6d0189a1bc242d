package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A sentence that names a command names it as its reader sees it. */
class CommandWordsTest {

    private static final Pattern COMMAND = Pattern.compile("(?<![\\p{L}\\p{N}<])/(\\p{L}+)(?: ([\\p{L}-]+))?");

    /** What may follow each command; nothing follows a command that stands alone. */
    private final TreeMap<String, Set<String>> commands = new TreeMap<>();

    @ParameterizedTest
    @ValueSource(strings = {"es", "en"})
    void everyCommandThatASentenceNamesExistsInItsLanguage(String language) throws IOException {
        JsonNode words = words(language);
        learn(words.at("/discord/command"));
        List<String> named = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (JsonNode sentence : sentences(words)) {
            Matcher matcher = COMMAND.matcher(sentence.asText());
            while (matcher.find()) {
                named.add(matcher.group());
                wrong(matcher).ifPresent(unknown::add);
            }
        }
        assertTrue(named.size() >= 20, named::toString);
        assertEquals(List.of(), unknown);
    }

    private void learn(JsonNode names) {
        names.properties().forEach(entry -> {
            String name = entry.getValue().path("name").asText();
            int dash = entry.getKey().indexOf('-');
            if (dash < 0) {
                commands.computeIfAbsent(name, any -> new TreeSet<>());
            } else {
                String parent = names.path(entry.getKey().substring(0, dash))
                        .path("name")
                        .asText();
                commands.computeIfAbsent(parent, any -> new TreeSet<>()).add(name);
            }
        });
    }

    private Optional<String> wrong(Matcher named) {
        Set<String> following = commands.get(named.group(1));
        boolean right = following != null
                && (following.isEmpty() || named.group(2) == null || following.contains(named.group(2)));
        return right ? Optional.empty() : Optional.of(named.group());
    }

    private static List<JsonNode> sentences(JsonNode words) {
        List<JsonNode> sentences = new ArrayList<>();
        words.forEach(each -> sentences.addAll(each.isValueNode() ? List.of(each) : sentences(each)));
        return sentences;
    }

    private static JsonNode words(String language) throws IOException {
        try (InputStream file =
                CommandWordsTest.class.getResourceAsStream("/heraldo/bot/words." + language + ".yaml")) {
            return new YAMLMapper().readTree(file);
        }
    }
}
