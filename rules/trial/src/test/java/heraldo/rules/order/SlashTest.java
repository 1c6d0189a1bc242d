package heraldo.rules.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Orders given with slash commands. */
class SlashTest {

    private final OrderBook book = Hosted.find("cairn").orders();
    private final Lexicon lexicon = book.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(3)));
    private final SlashReader reader = book.slashReader(lexicon);

    @Test
    void aCommandHasItsNamesInBothLanguagesAndItsRequiredOptionsFirst() {
        SlashForm form = book.slash(type("carry"));
        assertEquals(List.of("llevar", "piedras"), words(form, "es"));
        assertEquals(List.of("carry", "stones"), words(form, "en"));
        assertEquals(
                List.of("from", "to", "count", "slowly", SlashForm.APPEND),
                form.options().stream().map(SlashForm.Option::key).toList());
        assertEquals(
                List.of(true, true, false, false, false),
                form.options().stream().map(SlashForm.Option::required).toList());
    }

    @Test
    void everyShapeOfParameterHasItsKindOfOption() {
        SlashForm carry = book.slash(type("carry"));
        SlashForm.Choices from =
                assertInstanceOf(SlashForm.Choices.class, carry.options().get(0).entry());
        assertEquals("torre", from.all().get(2).name().base());
        SlashForm.Whole count =
                assertInstanceOf(SlashForm.Whole.class, carry.options().get(2).entry());
        assertEquals(9, count.most());
        assertInstanceOf(SlashForm.YesNo.class, carry.options().get(3).entry());
        SlashForm watch = book.slash(type("watch"));
        assertEquals(
                List.of("piles1", "piles2", "piles3", "seat"),
                watch.options().stream().map(SlashForm.Option::key).toList());
        assertEquals("mojon2", watch.options().get(1).name().base());
        assertEquals(40, book.slash(type("whisper")).options().get(0).entry().longest());
    }

    @Test
    void filledInOptionsMakeTheSameOrderAsALine() {
        assertEquals(
                line("llevar torre > puerta x2 despacio"),
                read("carry", "from", "torre", "to", "gate", "count", "2", "slowly", "true"));
        assertEquals(line("mirar en=torre,puerta"), read("watch", "piles1", "TORRE", "piles3", "puerta"));
        assertEquals(line("poner 2 en puente"), read("put", "count", "2", "pile", "puente vieo"));
    }

    @Test
    void anOptionThatDoesNotFitIsRefusedByItsName() {
        LineReading reading = reader.read(type("put"), options("count", "2", "pile", "luna"));
        assertTrue(reading.refusal().orElseThrow().message().toString().contains("option=mojon"));
        LineReading tooMany = reader.read(type("put"), options("count", "77", "pile", "torre"));
        assertEquals("E_COUNT", tooMany.refusal().orElseThrow().code());
        LineReading missing = reader.read(type("put"), options("count", "2"));
        assertTrue(missing.refusal().orElseThrow().message().toString().contains("unread.missing"));
    }

    @Test
    void aGroupIsAddedToTheSameOrderOnTheSheetAndToNoOther() {
        Order order = line("llevar torre > puerta x2");
        Order more = read("carry", "from", "torre", "to", "puente");
        assertEquals(
                "llevar torre > puerta x2, puente viejo",
                book.write(reader.append(1, order, more).order().orElseThrow(), lexicon));
        Order elsewhere = read("carry", "from", "puente", "to", "puerta");
        assertTrue(reader.append(1, order, elsewhere).refusal().isPresent());
        assertTrue(reader.append(1, line("parar"), more).refusal().isPresent());
    }

    @Test
    void whatIsFilledInSoFarIsKnownByItsStoredText() {
        assertEquals(
                new TreeMap<>(options("from", "tower", "count", "3")),
                reader.given(type("carry"), options("from", "torre", "count", "3", "to", "lu")));
        assertEquals("puente viejo", reader.spoken(type("put").params().get(1), "bridge"));
    }

    private static List<String> words(SlashForm form, String language) {
        return form.path().stream().map(word -> word.byLanguage().get(language)).toList();
    }

    private OrderType<?> type(String key) {
        return book.types().stream()
                .filter(type -> type.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    private Order line(String line) {
        return book.read(line, lexicon).order().orElseThrow();
    }

    private Order read(String key, String... options) {
        LineReading reading = reader.read(type(key), options(options));
        assertEquals(Optional.empty(), reading.refusal());
        return reading.order().orElseThrow();
    }

    private static SortedMap<String, String> options(String... namesAndValues) {
        SortedMap<String, String> options = new TreeMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            options.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return options;
    }
}
