package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RecordShape;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Roster;
import heraldo.rules.order.SlashReader;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of equal input: a form, a command and a line give the same order and the same verdict, over all sheets of games that
 * play themselves, 60 of each ruleset, or 500 in a long build.
 */
@Tag("slow")
class FormEqualityTest {

    private static final int SHEETS = Sampling.size("heraldo.form.sheets", 60, 500);
    private static final int TURNS = 40;
    private static final int MOST_GAMES = 40;
    private static final long SEED = Sampling.seed(FormEqualityTest.class, 7);

    private static final List<Locale> LANGUAGES = List.of(Languages.SPANISH, Locale.ENGLISH);

    static List<HostedRuleset<?>> some() {
        return Hosted.some(FormEqualityTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void formCommandAndLineAreOneOrderWithOneVerdict(HostedRuleset<S> hosted) {
        int[] sheets = {0};
        for (int game = 0; game < MOST_GAMES && sheets[0] < SHEETS; game++) {
            Playouts.watch(
                    hosted,
                    hosted.manifest().seats().most(),
                    SEED + game,
                    TURNS,
                    played -> played.sheets().forEach((seat, sheet) -> {
                        if (sheets[0]++ < SHEETS) {
                            LANGUAGES.forEach(language -> compare(hosted, played.before(), seat, sheet, language));
                        }
                    }));
        }
        assertFalse(sheets[0] < Math.min(SHEETS, TURNS), hosted.id() + " wrote only " + sheets[0] + " sheets");
        System.out.printf("ruleset=%s sheets=%d different=0%n", hosted.id(), sheets[0]);
    }

    private static <S> void compare(HostedRuleset<S> hosted, S state, Seat seat, OrderSheet sheet, Locale language) {
        Lexicon lexicon = hosted.lexicon(
                        language,
                        Roster.of(HostedRuleset.seats(hosted.manifest().seats().most())))
                .titled(hosted.ruleset().tell().titles(state));
        List<Order> byForm = new ArrayList<>();
        List<Order> byLine = new ArrayList<>();
        for (Order order : sheet.orders()) {
            byForm.add(filledIn(hosted, order, lexicon));
            String line = hosted.orders().write(order, lexicon);
            byLine.add(hosted.orders().read(line, lexicon).order().orElseThrow(() -> new AssertionError(line)));
        }
        assertEquals(sheet.orders(), byForm);
        assertEquals(sheet.orders(), byLine);
        assertEquals(
                hosted.ruleset().play().check(state, seat, new OrderSheet(byForm)),
                hosted.ruleset().play().check(state, seat, new OrderSheet(byLine)));
    }

    /** The order as a form gives it: field by field, one repetition of a group after another. */
    private static Order filledIn(HostedRuleset<?> hosted, Order order, Lexicon lexicon) {
        OrderType<?> type = hosted.orders().typeOf(order);
        SlashReader reader = hosted.orders().slashReader(lexicon);
        Optional<Param> group = type.params().stream()
                .filter(param -> param.shape() == Param.Shape.GROUP)
                .findFirst();
        List<?> repetitions = group.map(param -> (List<?>) RecordShape.get((Record) order, param.name()))
                .orElse(List.of());
        Order filled = reader.read(
                        type, fields(order, type.params(), repetitions.stream().findFirst(), reader))
                .order()
                .orElseThrow(() -> new AssertionError(order));
        for (Object more : repetitions.stream().skip(1).toList()) {
            Order addition = reader.read(type, fields(order, type.params(), Optional.of(more), reader))
                    .order()
                    .orElseThrow(() -> new AssertionError(order));
            filled = reader.append(1, filled, addition).order().orElseThrow(() -> new AssertionError(order));
        }
        return filled;
    }

    private static SortedMap<String, String> fields(
            Object record, List<Param> params, Optional<?> repetition, SlashReader reader) {
        SortedMap<String, String> fields = new TreeMap<>();
        for (Param param : params) {
            if (param.group().isPresent()) {
                repetition.ifPresent(
                        one -> fields.putAll(fields(one, param.group().get().params(), Optional.empty(), reader)));
            } else {
                text(param, RecordShape.get((Record) record, param.name()), reader)
                        .ifPresent(text -> fields.put(param.name(), text));
            }
        }
        return fields;
    }

    private static Optional<String> text(Param param, Object value, SlashReader reader) {
        return switch (param.shape()) {
            case ONE -> Optional.of(spoken(param, value, reader));
            case OPTIONAL -> ((Optional<?>) value).map(there -> spoken(param, there, reader));
            case MANY ->
                ((List<?>) value)
                        .stream().map(each -> spoken(param, each, reader)).reduce((one, two) -> one + ", " + two);
            case FLAG -> (Boolean) value ? Optional.of("true") : Optional.empty();
            case GROUP -> throw new IllegalStateException("a group within a group");
        };
    }

    @SuppressWarnings("unchecked") // a record's component has the type that its parameter declares
    private static String spoken(Param param, Object value, SlashReader reader) {
        return reader.spoken(param, ((ParamType<Object>) param.type().orElseThrow()).encode(value));
    }
}
