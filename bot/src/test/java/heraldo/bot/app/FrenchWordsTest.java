package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The French words of the tests are those of a whole ruleset, sentence by sentence. */
class FrenchWordsTest {

    /** An argument of a sentence, or a branch of one that is a single word. */
    private static final Pattern BLANK = Pattern.compile("\\{(\\w+)[,}]");

    @Test
    void everyWordOfTheRulesetIsThereWithItsArguments() throws IOException, URISyntaxException {
        Path shipped = Path.of(System.getProperty("heraldo.root"), "config");
        Bundle spanish = words(shipped, "es");
        Bundle english = words(shipped, "en");
        Bundle french =
                words(Path.of(FrenchWordsTest.class.getResource("french").toURI()), "fr");
        assertEquals(spanish.keys(), french.keys());
        for (String key : spanish.keys()) {
            Set<String> arguments = blanks(spanish, key);
            arguments.retainAll(blanks(english, key));
            assertTrue(blanks(french, key).containsAll(arguments), key + " needs " + arguments);
        }
    }

    private static Bundle words(Path config, String language) throws IOException {
        String file = "rulesets/cathay/words." + language + ".yaml";
        return Bundle.read(Locale.of(language), file, Files.readString(config.resolve(file)));
    }

    private static Set<String> blanks(Bundle words, String key) {
        return BLANK.matcher(words.text(key).orElse(""))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
