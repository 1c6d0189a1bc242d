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
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Form;
import heraldo.rules.order.Input;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The laws of the order desk in every ruleset: outlooks, offers, reasons and labels. */
public final class DeskLaws<S> {

    /** As much as Discord shows behind a choice. */
    private static final int LONGEST = 100;

    private static final int ELSEWHERE = 1000;

    private final HostedRuleset<S> hosted;
    private final Ruleset<S> ruleset;
    private final int turns;
    private final int every;

    /**
     * Games that are looked at.
     *
     * @param every every so many turns or steps
     */
    public DeskLaws(HostedRuleset<S> hosted, int turns, int every) {
        this.hosted = hosted;
        this.ruleset = hosted.ruleset();
        this.turns = turns;
        this.every = every;
    }

    /** Positions of a game, each with a sheet of a seat that is due. */
    public void positions(BiConsumer<SelfPlay.Played<S>, Seat> look) {
        int[] steps = {0};
        Playouts.one(hosted, turns, played -> {
            List<Seat> writers = List.copyOf(played.sheets().keySet());
            if (steps[0]++ % every == 0 && !writers.isEmpty()) {
                look.accept(played, writers.get(steps[0] / every % writers.size()));
            }
        });
    }

    /** Requires that the outlook of a sheet depends on nothing that its seat may not know. */
    public void outlooksKeepSecrets() {
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.FIXED);
        positions((played, seat) -> {
            OrderSheet sheet = Known.in(played.sheets(), seat);
            S other = ruleset.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
            assertEquals(
                    ruleset.think().outlook(played.before(), seat, sheet),
                    ruleset.think().outlook(other, seat, sheet));
        });
    }

    /** An outlook has a part for every line and words for all it says. */
    public void outlooksAreSayable() {
        positions((played, seat) -> {
            for (OrderSheet sheet : List.of(OrderSheet.EMPTY, Known.in(played.sheets(), seat))) {
                Outlook outlook = ruleset.think().outlook(played.before(), seat, sheet);
                assertEquals(sheet.size(), outlook.lines().size());
                outlook.lines().forEach(line -> line.told().forEach(this::sayable));
                outlook.lines().forEach(line -> line.cautions().forEach(this::sayable));
                outlook.cautions().forEach(this::sayable);
                outlook.unused().forEach(this::sayable);
                outlook.store().forEach(row -> sayable(row.thing()));
            }
        });
    }

    private String sayable(Message message) {
        String said = "";
        for (Bundle words : hosted.folder().bundles()) {
            assertTrue(words.text(message.key()).isPresent(), () -> "no words for " + message);
            said = words.say(message, seat -> "Brumaria");
            assertFalse(said.contains("{") || said.contains("outlook.") || said.contains("lacking."), said);
        }
        return said;
    }

    /** Requires that an offer is marked as possible exactly if it completes the form to a valid order. */
    public void offersAreTrue() {
        each((state, query, param) -> {
            List<String> possible = ruleset.think().offers(state, query).stream()
                    .filter(Offer::possible)
                    .map(Offer::value)
                    .toList();
            assertEquals(
                    ruleset.think().suggest(state, query),
                    possible,
                    () -> query.type().key() + " " + param.name());
            Form form = new Form(query.type());
            for (Offer offer : ruleset.think().offers(state, query)) {
                SortedMap<String, String> given = new TreeMap<>(query.given());
                given.put(param.name(), offer.value());
                Optional<Order> order = form.open(given).isEmpty() ? form.order(given) : Optional.empty();
                boolean whole =
                        order.isPresent() && form.optional(given).findAny().isEmpty();
                if (whole) {
                    assertEquals(offer.possible(), stands(state, query, order.get()), () -> offer + " " + order);
                }
            }
        });
    }

    /** Requires short reasons, and a reason for every order type of which no value is possible. */
    public void whatIsLackingIsTold() {
        each((state, query, param) -> {
            List<Offer> offers = ruleset.think().offers(state, query);
            offers.forEach(offer -> offer.lacking().ifPresent(this::brief));
            Optional<Message> hindrance = ruleset.think().hindrance(state, query);
            hindrance.ifPresent(this::brief);
            boolean possible = offers.stream().anyMatch(Offer::possible);
            boolean asked = param.shape() == Param.Shape.ONE && choosable(param);
            if (asked) {
                assertEquals(possible, hindrance.isEmpty(), () -> query.type().key() + " " + offers + hindrance);
            }
        });
    }

    private static boolean choosable(Param param) {
        return !(param.type().orElseThrow().input() instanceof Input.Text text && text.longest() > 0);
    }

    private void brief(Message message) {
        String said = sayable(message);
        assertTrue(said.length() <= LONGEST, said);
    }

    /** Every value that is offered and is no number has something behind it. */
    public void whatIsOfferedIsExplained(List<String> plain) {
        each((state, query, param) -> {
            List<String> values = ruleset.think().offers(state, query).stream()
                    .map(Offer::value)
                    .toList();
            SortedMap<String, Message> glosses = ruleset.think().glosses(state, query, values);
            glosses.values().forEach(gloss -> {
                String said = sayable(gloss);
                assertTrue(said.length() <= 2 * LONGEST && !said.contains("gloss."), said);
            });
            boolean number = param.type().orElseThrow().input() instanceof Input.Whole;
            if (!number && !plain.contains(query.kind())) {
                values.forEach(value -> assertTrue(
                        glosses.containsKey(value), () -> query.type().key() + " " + param.name() + " " + value));
            }
        });
    }

    @FunctionalInterface
    private interface Look<S> {
        void at(S state, ParamQuery query, Param param);
    }

    /** Every field of every form, the fields before it filled in with the best there is. */
    private void each(Look<S> look) {
        positions((played, seat) -> {
            OrderSheet whole = Known.in(played.sheets(), seat);
            OrderSheet half = new OrderSheet(whole.orders().subList(0, whole.size() / 2));
            for (OrderType<?> type : hosted.orders().types()) {
                SortedMap<String, String> given = new TreeMap<>();
                for (Param param : Blanks.params(type)) {
                    if (param.type().isPresent()) {
                        ParamQuery query = new ParamQuery(seat, half, type, param.name(), given);
                        look.at(played.before(), query, param);
                        ruleset.think().suggest(played.before(), query).stream()
                                .findFirst()
                                .filter(value -> param.shape() == Param.Shape.ONE)
                                .ifPresent(value -> given.put(param.name(), value));
                    }
                }
            }
        });
    }

    private boolean stands(S state, ParamQuery query, Order order) {
        OrderSheet before = query.sheet();
        OrderSheet longer = ruleset.play().enter(state, query.seat(), before, order);
        List<Verdict> verdicts = ruleset.play().check(state, query.seat(), longer);
        List<Verdict> alone = ruleset.play().check(state, query.seat(), before);
        int line = longer.orders().lastIndexOf(order);
        return verdicts.get(line).possible() && alone.stream().allMatch(Verdict::possible);
    }
}
