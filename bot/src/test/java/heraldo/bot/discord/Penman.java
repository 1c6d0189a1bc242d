package heraldo.bot.discord;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.rules.chance.Dice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.TextType;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Writes what players may write: what the engine's own player would send and, wherever words are free, words that stand nowhere
 * else.
 */
final class Penman<S> {

    /** Words of a player's own. */
    static final Pattern MARK = Pattern.compile("Kanario\\w+");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HostedRuleset<S> hosted;
    private int marks;

    Penman(HostedRuleset<S> hosted) {
        this.hosted = hosted;
    }

    /** Whether players may write words of their own in a game. */
    static boolean asked(HostedRuleset<?> hosted) {
        return hosted.orders().types().stream()
                .anyMatch(type -> type.params().stream().anyMatch(Penman::free));
    }

    /** A sheet for a seat. */
    OrderSheet sheet(S state, Seat seat, Dice whims) {
        OrderSheet sheet = OrderSheet.EMPTY;
        for (Order order : hosted.ruleset().think().propose(state, seat, whims).orders()) {
            sheet = sheet.with(marked(order));
        }
        for (OrderType<?> type : hosted.orders().types()) {
            if (type.params().stream().anyMatch(Penman::free)) {
                sheet = composed(state, seat, sheet, type).map(sheet::with).orElse(sheet);
            }
        }
        return sheet;
    }

    /** What somebody fills in to join; no two the same. */
    Optional<Order> enrolment(int number) {
        OrderBook book = hosted.books().enrolments();
        return hosted.ruleset().join().enrolment().map(type -> {
            ObjectNode tree = JSON.createObjectNode().put("order", type.key());
            for (Param param : type.params()) {
                List<String> usual = param.type().orElseThrow().usual();
                tree.put(param.name(), usual.isEmpty() ? "Banda " + number : usual.get(number % usual.size()));
            }
            return book.codec().read(tree.toString());
        });
    }

    private Order marked(Order order) {
        OrderBook book = hosted.orders();
        try {
            ObjectNode tree = (ObjectNode) JSON.readTree(book.codec().write(order));
            book.typeOf(order).params().stream()
                    .filter(param -> free(param) && tree.has(param.name()))
                    .forEach(param -> tree.put(param.name(), mark()));
            return book.codec().read(tree.toString());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An order with words in it, if it can stand. */
    private Optional<Order> composed(S state, Seat seat, OrderSheet sheet, OrderType<?> type) {
        ObjectNode tree = JSON.createObjectNode().put("order", type.key());
        SortedMap<String, String> given = new TreeMap<>();
        for (Param param : type.params()) {
            if (free(param)) {
                tree.put(param.name(), mark());
            } else if (param.least() > 0) {
                ParamQuery query = new ParamQuery(seat, sheet, type, param.name(), given);
                List<String> values = param.type().isEmpty()
                        ? List.of()
                        : hosted.ruleset().think().suggest(state, query);
                if (values.isEmpty()) {
                    return Optional.empty();
                }
                given.put(param.name(), values.get(0));
                fill(tree, param, values.get(0));
            }
        }
        Order order = hosted.orders().codec().read(tree.toString());
        List<Verdict> verdicts = hosted.ruleset().play().check(state, seat, sheet.with(order));
        return Optional.of(order).filter(any -> verdicts.stream().allMatch(Verdict::possible));
    }

    private static void fill(ObjectNode tree, Param param, String value) {
        if (param.shape() == Param.Shape.MANY) {
            tree.putArray(param.name()).add(value);
        } else {
            tree.put(param.name(), value);
        }
    }

    private static boolean free(Param param) {
        return param.type().filter(TextType.class::isInstance).isPresent();
    }

    private String mark() {
        return "Kanario" + (char) ('a' + marks % 26) + marks++ / 26;
    }
}
