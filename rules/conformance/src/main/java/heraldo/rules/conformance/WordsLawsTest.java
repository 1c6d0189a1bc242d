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
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Phrase;
import heraldo.rules.order.Roster;
import heraldo.rules.order.SlashForm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every word that players can get to read exists in both languages. */
@Tag("slow")
class WordsLawsTest {

    private static final String NAME = "[-_\\p{L}\\p{N}]{1,32}";
    private static final int HINT = 100;
    private static final int OPTIONS = 25;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void bothLanguagesHaveTheSameKeys(HostedRuleset<?> hosted) {
        SortedSet<String> first = own(hosted, Languages.SPANISH);
        for (Locale locale : hosted.languages().all()) {
            SortedSet<String> missing = new TreeSet<>(first);
            missing.removeAll(own(hosted, locale));
            SortedSet<String> extra = own(hosted, locale);
            extra.removeAll(first);
            assertEquals(List.of(), new ArrayList<>(missing), "missing in " + locale);
            assertEquals(List.of(), new ArrayList<>(extra), "only in " + locale);
        }
    }

    /** The keys of a language itself, without those for which the first stands in. */
    private static SortedSet<String> own(HostedRuleset<?> hosted, Locale locale) {
        String file = "words." + locale.getLanguage() + ".yaml";
        SortedSet<String> keys =
                new TreeSet<>(Bundle.read(locale, file, common(file)).keys());
        keys.addAll(Bundle.read(locale, file, hosted.folder().text(file)).keys());
        return keys;
    }

    private static String common(String file) {
        try (InputStream words = Bundle.class.getResourceAsStream("/heraldo/rules/" + file)) {
            return new String(words.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<HostedRuleset<?>> some() {
        return Hosted.some(WordsLawsTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void everythingThatIsSaidInAGameHasItsSentenceAndItsArguments(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SortedMap<String, Message> said = new TreeMap<>();
        Playouts.each(hosted, played -> {
            S state = played.resolution().state();
            collect(
                    said,
                    played.turn(),
                    played.resolution().chronicle(),
                    played.resolution().results());
            ruleset.play()
                    .standings(state)
                    .columns()
                    .forEach(column -> collect(said, Message.of("standings." + column)));
            collect(said, ruleset.play().standings(state), ruleset.play().outcome(state));
            List<Seat> due = List.copyOf(played.turn().due());
            Seat seat = due.isEmpty() ? new Seat(1) : due.get(played.turn().number() % due.size());
            for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(seat))) {
                collect(
                        said,
                        ruleset.draw().scene(state, viewer),
                        ruleset.tell().report(state, viewer));
            }
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            collect(said, ruleset.think().forecast(played.before(), seat, sheet));
        });
        for (Locale locale : hosted.languages().all()) {
            Bundle bundle = hosted.folder().bundle(locale);
            said.values().forEach(message -> sayable(bundle, message));
        }
    }

    /** One message of each kind: its key and the names of its arguments. */
    private static void collect(SortedMap<String, Message> said, Object... values) {
        for (Object value : values) {
            Messages.in(value)
                    .forEach(message ->
                            said.put(message.key() + message.arguments().keySet(), message));
        }
    }

    private static void sayable(Bundle bundle, Message message) {
        assertTrue(bundle.text(message.key()).isPresent(), () -> "no words in " + bundle.locale() + " for " + message);
        String sentence = bundle.say(message, seat -> "Nadie");
        assertTrue(!sentence.contains("{"), () -> "an argument is missing: " + sentence + " of " + message);
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyOrderHasItsCommandAndItsHelp(HostedRuleset<?> hosted) {
        for (OrderBook book : List.of(hosted.orders(), hosted.books().edicts())) {
            for (OrderType<?> type : book.types()) {
                SlashForm form = book.slash(type);
                form.path().forEach(WordsLawsTest::nameable);
                assertTrue(form.options().size() <= OPTIONS, type::key);
                form.options().forEach(option -> {
                    nameable(option.name());
                    hinted(option.hint());
                });
                hinted(form.about());
                hosted.languages().all().forEach(locale -> helpful(hosted, book, type, locale));
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
            for (Locale locale : hosted.languages().all()) {
                SortedSet<String> keys = hosted.folder().bundle(locale).keys();
                String key = "option." + option.key();
                assertTrue(keys.stream().anyMatch(each -> each.equals(key) || each.startsWith(key + ".")), key);
            }
        }
    }
}
