package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
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
    void everyWordOfTheRulesetIsThereWithItsArguments() throws URISyntaxException {
        Path own = Path.of(FrenchWordsTest.class.getResource("french").toURI());
        Bundle spanish = words(ShippedGames.ROOTS, "es");
        Bundle english = words(ShippedGames.ROOTS, "en");
        Bundle french = words(ConfigRoots.of(List.of(own)), "fr");
        assertEquals(spanish.keys(), french.keys());
        for (String key : spanish.keys()) {
            Set<String> arguments = blanks(spanish, key);
            arguments.retainAll(blanks(english, key));
            assertTrue(blanks(french, key).containsAll(arguments), key + " needs " + arguments);
        }
    }

    private static Bundle words(ConfigRoots config, String language) {
        String file = "rulesets/cathay/words." + language + ".yaml";
        return Bundle.read(Locale.of(language), file, config.text(file).orElseThrow());
    }

    private static Set<String> blanks(Bundle words, String key) {
        return BLANK.matcher(words.text(key).orElse(""))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
