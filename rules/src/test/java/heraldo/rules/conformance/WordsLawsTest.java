package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Phrase;
import heraldo.rules.order.Roster;
import heraldo.rules.order.SlashForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every word that players can get to read exists in both languages. */
class WordsLawsTest {

    private static final String NAME = "[-_\\p{L}\\p{N}]{1,32}";
    private static final int HINT = 100;
    private static final int OPTIONS = 25;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void bothLanguagesHaveTheSameKeys(HostedRuleset<?> hosted) {
        SortedSet<String> first = hosted.folder().bundle(Languages.ALL.get(0)).keys();
        for (Locale locale : Languages.ALL) {
            SortedSet<String> missing = new TreeSet<>(first);
            missing.removeAll(hosted.folder().bundle(locale).keys());
            SortedSet<String> extra =
                    new TreeSet<>(hosted.folder().bundle(locale).keys());
            extra.removeAll(first);
            assertEquals(List.of(), new ArrayList<>(missing), "missing in " + locale);
            assertEquals(List.of(), new ArrayList<>(extra), "only in " + locale);
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void everythingThatIsSaidInAGameHasItsSentenceAndItsArguments(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        Playouts.each(hosted, played -> {
            S state = played.resolution().state();
            sayable(
                    hosted,
                    played.turn(),
                    played.resolution().chronicle(),
                    played.resolution().results());
            ruleset.standings(state).columns().forEach(column -> sayable(hosted, Message.of("standings." + column)));
            for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.DIRECTOR)) {
                sayable(hosted, ruleset.scene(state, viewer), ruleset.report(state, viewer));
            }
            played.turn().due().forEach(seat -> {
                OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
                Viewer viewer = Viewer.of(seat);
                sayable(hosted, ruleset.scene(state, viewer), ruleset.report(state, viewer));
                sayable(hosted, ruleset.forecast(played.before(), seat, sheet));
            });
            ruleset.outcome(state).ifPresent(outcome -> sayable(hosted, outcome));
        });
    }

    private static void sayable(HostedRuleset<?> hosted, Object... values) {
        for (Object value : values) {
            for (Message message : Messages.in(value)) {
                for (Locale locale : Languages.ALL) {
                    sayable(hosted.folder().bundle(locale), message);
                }
            }
        }
    }

    private static void sayable(Bundle bundle, Message message) {
        assertTrue(bundle.text(message.key()).isPresent(), () -> "no words in " + bundle.locale() + " for " + message);
        String said = bundle.say(message, seat -> "Nadie");
        assertTrue(!said.contains("{"), () -> "an argument is missing: " + said + " of " + message);
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyOrderHasItsCommandAndItsHelp(HostedRuleset<?> hosted) {
        for (OrderBook book : List.of(hosted.orders(), hosted.edicts())) {
            for (OrderType<?> type : book.types()) {
                SlashForm form = book.slash(type);
                form.path().forEach(WordsLawsTest::nameable);
                assertTrue(form.options().size() <= OPTIONS, type::key);
                form.options().forEach(option -> {
                    nameable(option.name());
                    hinted(option.hint());
                });
                hinted(form.about());
                Languages.ALL.forEach(locale -> helpful(hosted, book, type, locale));
            }
        }
    }

    private static void nameable(Phrase phrase) {
        phrase.byLanguage().forEach((language, name) -> {
            assertTrue(name.matches(NAME), () -> language + ": no name for a command: " + name);
            assertEquals(name.toLowerCase(Locale.ROOT), name);
        });
    }

    private static void hinted(Phrase phrase) {
        phrase.byLanguage()
                .forEach((language, hint) -> assertTrue(
                        !hint.isBlank() && hint.length() <= HINT, () -> language + ": too long or empty: " + hint));
    }

    private static void helpful(HostedRuleset<?> hosted, OrderBook book, OrderType<?> type, Locale locale) {
        Lexicon lexicon = book.lexicon(locale, Roster.of(HostedRuleset.seats(2)));
        OrderHelp help = book.help(type, lexicon);
        assertTrue(lexicon.text("orders." + type.key() + ".about").isPresent(), type::key);
        help.parts().forEach(part -> assertTrue(!part.hint().isBlank(), part::name));
        assertTrue(!help.form().isBlank(), () -> hosted.id() + " " + type.key());
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyOptionIsExplained(HostedRuleset<?> hosted) {
        for (OptionSpec option : hosted.options().specs()) {
            for (Locale locale : Languages.ALL) {
                SortedSet<String> keys = hosted.folder().bundle(locale).keys();
                String key = "option." + option.key();
                assertTrue(keys.stream().anyMatch(each -> each.equals(key) || each.startsWith(key + ".")), key);
            }
        }
    }
}
