package heraldo.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The options of a ruleset. */
class OptionTableTest {

    private final OptionTable options = Hosted.find("cairn").options();
    private final Bundle words = Hosted.find("cairn").folder().bundle(Languages.SPANISH);

    @Test
    void whatNobodyChoseHasItsDefault() {
        assertEquals(
                chosen("bonus", "true", "hand", "7", "weather", "RAIN"),
                options.complete(chosen("hand", "7", "weather", "rain")));
    }

    @Test
    void whatIsChosenAnewLeavesTheRestAsItWas() {
        Options game = new Options(options.complete(chosen("hand", "7", "weather", "SUN")));
        assertEquals(
                new Options(chosen("bonus", "true", "hand", "7", "weather", "RAIN")),
                options.changed(game, chosen("weather", "rain")));
        assertThrows(IllegalArgumentException.class, () -> options.changed(game, chosen("weather", "hail")));
    }

    @Test
    void everythingWrongIsSaidAtOnceWithWhatWouldBeRight() {
        List<String> problems = options.problems(chosen("hand", "77", "luck", "9", "weather", "hail")).stream()
                .map(problem -> words.say(problem, seat -> ""))
                .toList();
        assertEquals(
                List.of(
                        "«77» no vale para hand: tiene que ser un número de 1 a 9.",
                        "No hay ninguna opción «luck». Las que hay: hand, weather y bonus.",
                        "«hail» no vale para weather. Puedes elegir: SUN y RAIN."),
                problems);
    }

    @Test
    void whatWasTypedIsShownLiterally() {
        List<Object> typed = options.problems(chosen("**luck**", "9", "hand", "@here", "weather", "# hail")).stream()
                .map(problem -> problem.arguments()
                        .getOrDefault("value", problem.arguments().get("key")))
                .toList();
        assertEquals(List.of(new PlayerText("**luck**"), new PlayerText("@here"), new PlayerText("# hail")), typed);
    }

    @Test
    void anOptionWhoseDefaultIsNotAllowedCannotBeRead() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new OptionSpec(
                        "hand",
                        "12",
                        new OptionDomain(
                                Optional.empty(),
                                Optional.of(1),
                                Optional.of(9),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()),
                        true,
                        Optional.empty(),
                        Optional.empty()));
    }

    @Test
    void keysAreUnderstoodInAnyCase() {
        assertEquals("3", options.complete(chosen("HAND", "3")).get("hand"));
        assertEquals("SUN", options.complete(chosen("Weather", "sun")).get("weather"));
        assertEquals(List.of(), options.problems(chosen("bOnUs", "False")));
    }

    @Test
    void oneOptionIsNotChosenInTwoSpellings() {
        for (SortedMap<String, String> twice :
                List.of(chosen("HAND", "3", "hand", "7"), chosen("HAND", "3", "Hand", "7"))) {
            assertEquals(
                    List.of("La opción hand está dos veces. Escríbela una sola."),
                    options.problems(options.keyed(twice)).stream()
                            .map(problem -> words.say(problem, seat -> ""))
                            .toList());
        }
    }

    @Test
    void freeTextHasAForm() {
        OptionSpec garrison = new OptionSpec(
                "garrison",
                "1,2,5",
                new OptionDomain(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of("[0-9]+(,[0-9]+){2}"),
                        Optional.empty()),
                true,
                Optional.of(OptionSpec.Term.CRON),
                Optional.empty());
        OptionTable table = OptionTable.of(garrison);
        assertEquals("0,0,7", table.complete(chosen("garrison", " 0,0,7 ")).get("garrison"));
        assertEquals(
                List.of("«many» no vale para garrison. Escríbelo como en «1,2,5»."),
                table.problems(chosen("garrison", "many")).stream()
                        .map(problem -> words.say(problem, seat -> ""))
                        .toList());
    }

    private static SortedMap<String, String> chosen(String... namesAndValues) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            chosen.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return chosen;
    }
}
