package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.testing.Sampling;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of a whole order desk: the outlook of a sheet, its choices, and the reasons against anything else. A game whose orders
 * explain their refusals runs these as a test of its own.
 */
@Tag("slow")
public abstract class WholeDeskLaws {

    private static final int TURNS = Sampling.size("heraldo.desk.turns", 13, 19);
    private static final int LOOK_EVERY = 6;
    private static final int TRIED = 3;
    private static final int JUDGED = 5;

    /** So many letters stand behind a value that cannot be chosen. */
    private static final int SHORT = 60;

    /** Kinds of values whose own word is a number or a sign that says enough. */
    private static final List<String> PLAIN = List.of("soldiers", "rounds", "count", "bundle", "band");

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void aSheetComesToWhatItsPlayerMayKnow(HostedRuleset<S> hosted) {
        each(hosted, LOOK_EVERY, (played, seat, sheet) -> {
            Ruleset<S> rules = hosted.ruleset();
            S other = rules.play()
                    .redrawn(
                            played.before(),
                            Viewer.of(seat),
                            SelfPlay.of(hosted, hosted.manifest().seats().least(), Collections.emptySortedMap(), 7)
                                    .dice(played.turn().number()));
            Outlook outlook = rules.think().outlook(played.before(), seat, sheet);
            assertEquals(outlook, rules.think().outlook(other, seat, sheet), seat + " in " + played.turn());
            assertTrue(outlook.equals(Outlook.BLANK) || outlook.lines().size() == sheet.size());
            for (OrderType<?> type : hosted.orders().types()) {
                assertEquals(
                        offers(rules, played.before(), seat, sheet, type),
                        offers(rules, other, seat, sheet, type),
                        seat + " in " + played.turn());
            }
        });
    }

    private static <S> List<Object> offers(Ruleset<S> rules, S state, Seat seat, OrderSheet sheet, OrderType<?> type) {
        return Blanks.params(type).stream()
                .map(param -> new ParamQuery(seat, sheet, type, param.name(), Collections.emptySortedMap()))
                .<Object>flatMap(query -> Stream.of(
                        rules.think().offers(state, query), rules.think().hindrance(state, query)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whateverTheDeskSaysHasItsWords(HostedRuleset<S> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        each(hosted, LOOK_EVERY, (played, seat, sheet) -> {
            Ruleset<S> rules = hosted.ruleset();
            Outlook outlook = rules.think().outlook(played.before(), seat, sheet);
            Messages.in(outlook).forEach(message -> unsaid(hosted, message, wrong));
            for (OrderType<?> type : hosted.orders().types()) {
                Messages.in(offers(rules, played.before(), seat, sheet, type))
                        .forEach(message -> unsaid(hosted, message, wrong));
            }
        });
        assertEquals(Collections.emptySortedSet(), wrong);
    }

    private static void unsaid(HostedRuleset<?> hosted, Message message, SortedSet<String> wrong) {
        for (Bundle words : hosted.folder().bundles()) {
            String said = words.say(message, seat -> "Nadie");
            if (words.text(message.key()).isEmpty() || said.contains("{")) {
                wrong.add(words.locale() + " " + message);
            }
            if (message.key().startsWith("lacking.") && said.length() > SHORT) {
                wrong.add("too long: " + said);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatCanBeChosenStandsAndWhatCannotIsRefused(HostedRuleset<S> hosted) {
        each(hosted, LOOK_EVERY, (played, seat, sheet) -> {
            for (OrderType<?> type : hosted.orders().types()) {
                Look<S> look = new Look<>(hosted.ruleset(), played.before(), seat, sheet, type);
                Blanks.params(type).stream()
                        .filter(param -> param.type().isPresent())
                        .forEach(look::judge);
            }
        });
    }

    /** A kind of order on a sheet. */
    private record Look<S>(Ruleset<S> rules, S state, Seat seat, OrderSheet sheet, OrderType<?> type) {

        void judge(Param param) {
            SortedMap<String, String> nothing = Collections.emptySortedMap();
            List<Offer> offers = rules.think().offers(state, query(param.name(), nothing));
            List<String> possible =
                    offers.stream().filter(Offer::possible).map(Offer::value).toList();
            assertEquals(
                    rules.think().suggest(state, query(param.name(), nothing)),
                    possible,
                    () -> type.key() + " " + param.name());
            for (Offer offer : some(offers)) {
                SortedMap<String, String> given = new TreeMap<>();
                given.put(param.name(), offer.value());
                assertEquals(
                        offer.possible(), stands(given), () -> seat + " " + type.key() + " " + offer + " " + sheet);
            }
            if (!possible.isEmpty()) {
                assertEquals(Optional.empty(), rules.think().hindrance(state, query(param.name(), nothing)), type::key);
            }
            named(param, offers);
        }

        private static List<Offer> some(List<Offer> offers) {
            return Stream.concat(
                            offers.stream().filter(Offer::possible).limit(JUDGED),
                            offers.stream().filter(offer -> !offer.possible()).limit(JUDGED))
                    .toList();
        }

        /** Returns whether the offers can complete the given values to a valid order. */
        private boolean stands(SortedMap<String, String> given) {
            Form form = new Form(type);
            Optional<Param> open = form.open(given);
            if (open.isEmpty()) {
                return form.order(given).filter(this::stands).isPresent()
                        || form.optional(given).anyMatch(param -> tried(given, param, 2 * TRIED));
            }
            return tried(given, open.get(), TRIED);
        }

        private boolean tried(SortedMap<String, String> given, Param param, int most) {
            return rules.think().offers(state, query(param.name(), given)).stream()
                    .limit(most)
                    .anyMatch(offer -> {
                        SortedMap<String, String> more = new TreeMap<>(given);
                        more.put(param.name(), offer.value());
                        return stands(more);
                    });
        }

        private boolean stands(Order order) {
            OrderSheet more = rules.play().enter(state, seat, sheet, order);
            return rules.play()
                    .check(state, seat, more)
                    .get(more.size() - 1)
                    .refusal()
                    .isEmpty();
        }

        private ParamQuery query(String param, SortedMap<String, String> given) {
            return new ParamQuery(seat, sheet, type, param, given);
        }

        private void named(Param param, List<Offer> offers) {
            String kind = param.type().orElseThrow().name();
            ParamQuery query = query(param.name(), Collections.emptySortedMap());
            List<String> values = offers.stream().map(Offer::value).toList();
            SortedMap<String, Message> glosses = rules.think().glosses(state, query, values);
            if (!PLAIN.contains(kind)) {
                values.forEach(
                        value -> assertTrue(glosses.containsKey(value), () -> type.key() + " " + kind + " " + value));
            }
            assertFalse(glosses.containsKey(""));
        }
    }

    private interface Reader<S> {
        void read(Played<S> played, Seat seat, OrderSheet sheet);
    }

    /** Sheets as governors write them, whole and by half. */
    private static <S> void each(HostedRuleset<S> hosted, int every, Reader<S> reader) {
        int[] looks = {0};
        Playouts.one(hosted, TURNS, played -> {
            int look = looks[0]++;
            if (look % every == 0) {
                Playouts.some(played.turn().due(), look / every).forEach(seat -> {
                    OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
                    Stream.of(sheet.size() / 2, sheet.size())
                            .distinct()
                            .forEach(lines -> reader.read(
                                    played, seat, new OrderSheet(sheet.orders().subList(0, lines))));
                });
            }
        });
    }
}
