package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Input;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Roster;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of every order type of every ruleset. */
@Tag("slow")
class OrderLawsTest {

    private static final int TURNS = Sampling.size("heraldo.orders.turns", 6, 12);
    private static final int LOOK_EVERY = 5;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyExampleOfHelpIsAnOrderOfItsType(HostedRuleset<?> hosted) {
        for (OrderBook book : List.of(hosted.orders(), hosted.books().edicts())) {
            for (Locale locale : hosted.languages().all()) {
                for (OrderType<?> type : book.types()) {
                    examples(hosted, book, type, locale);
                }
            }
        }
    }

    private static void examples(HostedRuleset<?> hosted, OrderBook book, OrderType<?> type, Locale locale) {
        Lexicon lexicon = lexicon(hosted, book, locale);
        List<String> examples = book.help(type, lexicon).examples();
        assertFalse(examples.isEmpty(), () -> "no example of " + type.key() + " in " + locale);
        for (String example : examples) {
            LineReading reading = book.read(example, lexicon);
            assertEquals(Optional.empty(), reading.refusal(), () -> "«" + example + "»");
            assertEquals(type.record(), reading.order().orElseThrow().getClass(), () -> "«" + example + "»");
            roundTrips(hosted, book, reading.order().orElseThrow());
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void whatIsWrittenIsReadBackInBothLanguages(HostedRuleset<S> hosted) {
        Playouts.each(
                hosted,
                played -> played.sheets()
                        .values()
                        .forEach(sheet -> sheet.orders().forEach(order -> roundTrips(hosted, hosted.orders(), order))));
    }

    static List<HostedRuleset<?>> some() {
        return Hosted.some(OrderLawsTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void everySuggestedValueLeadsToAnOrderThatStands(HostedRuleset<S> hosted) {
        Playouts.one(hosted, TURNS, played -> {
            if (played.turn().number() % LOOK_EVERY == 1) {
                Playouts.some(played.turn().due(), played.turn().number() / LOOK_EVERY)
                        .forEach(seat -> {
                            stand(hosted, played.before(), seat, OrderSheet.EMPTY);
                            stand(
                                    hosted,
                                    played.before(),
                                    seat,
                                    half(played.sheets().getOrDefault(seat, OrderSheet.EMPTY)));
                        });
            }
        });
    }

    /** Returns the first half of a sheet. */
    private static OrderSheet half(OrderSheet sheet) {
        return new OrderSheet(sheet.orders().subList(0, sheet.size() / 2));
    }

    private static <S> void stand(HostedRuleset<S> hosted, S state, Seat seat, OrderSheet sheet) {
        Ruleset<S> ruleset = hosted.ruleset();
        for (OrderType<?> type : hosted.orders().types()) {
            for (List<Order> orders : Blanks.suggested(ruleset, state, seat, sheet, type)) {
                Optional<Order> stands = orders.stream()
                        .filter(order -> stands(ruleset, state, seat, sheet, order))
                        .findFirst();
                assertTrue(
                        stands.isPresent(),
                        () -> seat + " is suggested what cannot stand: " + type.key() + orders + " after " + sheet);
                roundTrips(hosted, hosted.orders(), stands.get());
            }
        }
    }

    /**
     * Requires that for every value a player chooses, if choices depend on the position, there was a suggestion of its kind.
     * Players who are not due write ahead, and may hope for more than they could do now.
     */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whoeverChoosesHadSuggestionsToChooseFrom(HostedRuleset<S> hosted) {
        Playouts.one(hosted, TURNS, played -> {
            if (played.turn().number() % LOOK_EVERY == 1) {
                for (Seat seat : played.turn().due()) {
                    OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
                    for (int line = 1; line <= sheet.size(); line++) {
                        OrderSheet before = new OrderSheet(sheet.orders().subList(0, line - 1));
                        chosen(hosted, played.before(), seat, before, sheet.line(line));
                    }
                }
            }
        });
    }

    private static <S> void chosen(HostedRuleset<S> hosted, S state, Seat seat, OrderSheet sheet, Order order) {
        OrderType<?> type = hosted.orders().typeOf(order);
        SortedMap<String, String> given = new TreeMap<>();
        for (Blanks.Filled filled : Blanks.filled(type.params(), (Record) order)) {
            String name = filled.param().name();
            if (depends(filled.param())) {
                List<String> values =
                        hosted.ruleset().think().suggest(state, new ParamQuery(seat, sheet, type, name, given));
                assertFalse(
                        values.isEmpty(),
                        () -> "nothing is suggested for " + name + " of " + order + " after " + sheet);
            }
            given.put(name, filled.stored());
        }
    }

    /** Returns whether the position determines the values of a field: all but numbers and free text. */
    private static boolean depends(Param param) {
        return !(param.type().orElseThrow().input() instanceof Input.Whole)
                && !(param.type().orElseThrow().input() instanceof Input.Text text && text.longest() > 0);
    }

    private static <S> boolean stands(Ruleset<S> ruleset, S state, Seat seat, OrderSheet sheet, Order order) {
        OrderSheet longer = ruleset.play().enter(state, seat, sheet, order);
        return ruleset.play().check(state, seat, longer).stream().allMatch(Verdict::possible);
    }

    private static void roundTrips(HostedRuleset<?> hosted, OrderBook book, Order order) {
        for (Locale locale : hosted.languages().all()) {
            Lexicon lexicon = lexicon(hosted, book, locale);
            String line = book.write(order, lexicon);
            assertEquals(Optional.of(order), book.read(line, lexicon).order(), () -> "«" + line + "»");
        }
        assertEquals(order, book.codec().read(book.codec().write(order)));
    }

    private static Lexicon lexicon(HostedRuleset<?> hosted, OrderBook book, Locale locale) {
        return book.lexicon(
                locale, Roster.of(HostedRuleset.seats(hosted.manifest().seats().most())));
    }
}
