package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Values for a parameter of an order that lead to a line that stands and, as far as one can know, works; best first. */
public final class Suggestions {

    private static final List<String> COUNTED = List.of("number", "amount");

    private final Game game;
    private final World world;
    private final ParamQuery query;
    private final Form form;
    private final Lacking lacking = new Lacking();
    private final Candidates candidates;
    private final Function<TurnOrder, Optional<Message>> next;

    public Suggestions(Game game, World world, ParamQuery query) {
        this(game, world, game.examiner().after(world, query.seat(), query.sheet()), query);
    }

    private Suggestions(Game game, World world, World after, ParamQuery query) {
        this(game, world, after, query, game.examiner().next(world, after, query.seat(), query.sheet()));
    }

    private Suggestions(
            Game game, World world, World after, ParamQuery query, Function<TurnOrder, Optional<Message>> next) {
        this.game = game;
        this.world = world;
        this.query = query;
        this.form = new Form(query.type());
        this.candidates = Candidates.of(game, world, after, query);
        this.next = next;
    }

    /** Returns a check for any number of types: it finds the reason why no order of a type can stand. */
    public static Function<OrderType<?>, Optional<Message>> hindrances(
            Game game, World world, Seat seat, OrderSheet sheet) {
        World after = game.examiner().after(world, seat, sheet);
        Function<TurnOrder, Optional<Message>> next = game.examiner().next(world, after, seat, sheet);
        return type -> new Suggestions(game, world, after, ParamQuery.blank(seat, sheet, type), next).hindrance();
    }

    /** Lists the values that may fill the field, as stored text; none when it is not the time for such an order. */
    public List<String> values() {
        return candidates.closed().isPresent()
                ? List.of()
                : form.find(query.param())
                        .map(param -> prospects().values(param, query.given()))
                        .orElse(List.of());
    }

    /** Lists the offers of a form; of the numbers that are too high, only the least. */
    public List<Offer> offers() {
        return form.find(query.param()).map(this::offers).orElse(List.of());
    }

    private List<Offer> offers(Param param) {
        Optional<Message> closed = candidates.closed();
        List<Offer> offers = candidates
                .of(param, query.given())
                .distinct()
                .map(value -> new Offer(value, closed.or(() -> lacking(with(param, value)))))
                .toList();
        Stream<Offer> possible = offers.stream().filter(Offer::possible);
        List<Offer> others = offers.stream().filter(offer -> !offer.possible()).toList();
        boolean counted = COUNTED.contains(query.kind()) && !others.isEmpty();
        return Stream.concat(possible, counted ? Stream.of(others.get(others.size() - 1)) : others.stream())
                .toList();
    }

    private SortedMap<String, String> with(Param param, String value) {
        SortedMap<String, String> given = new TreeMap<>(query.given());
        given.put(param.name(), value);
        return given;
    }

    /** Returns the reason why no order of its type can stand. */
    private Optional<Message> hindrance() {
        return candidates.closed().or(() -> lacking(query.given()));
    }

    private Optional<Message> lacking(SortedMap<String, String> given) {
        lacking.forget();
        prospects().hindrance(given);
        return lacking.stood()
                ? Optional.empty()
                : lacking.nearest()
                        .or(() -> Optional.of(
                                Message.of("lacking.none", "order", query.type().key())));
    }

    private Prospects prospects() {
        return new Prospects(form, candidates, order -> lacking.note(objection(order)));
    }

    private Optional<Message> objection(Order order) {
        return order instanceof TurnOrder own
                ? next.apply(own)
                : game.examiner().refusal(world, query.seat(), order).map(Refusal::message);
    }
}
