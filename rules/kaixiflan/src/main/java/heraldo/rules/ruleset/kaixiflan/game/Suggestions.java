package heraldo.rules.ruleset.kaixiflan.game;

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
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Values for a parameter of an order: those that lead to an order that stands, and the others with what they lack. */
public final class Suggestions {

    private static final String INDEPENDENT = "ind-";
    private static final List<String> HOPELESS = List.of("E-FIN", "E-FASE", "E-CARGO", "E-ACC");

    private final Game game;
    private final Law law;
    private final ParamQuery query;
    private final Owner owner;
    private final Form form;
    private final Candidates candidates;
    private final Prospects prospects;
    private final Lacking lacking = new Lacking();
    private final Function<Order, Optional<Refusal>> next;

    public Suggestions(Game game, Law law, ParamQuery query) {
        this(
                game,
                query,
                candidates(law, query.type(), Owner.of(query.seat())),
                game.examiner().next(law, Owner.of(query.seat()), query.sheet()));
    }

    private Suggestions(Game game, ParamQuery query, Candidates candidates, Function<Order, Optional<Refusal>> next) {
        this.game = game;
        this.law = candidates.law();
        this.query = query;
        this.owner = Owner.of(query.seat());
        this.form = new Form(query.type());
        this.next = next;
        this.candidates = candidates;
        this.prospects = new Prospects(
                form, this::candidates, order -> lacking.note(refusal(order)).map(Refusal::message));
    }

    private static Candidates candidates(Law law, OrderType<?> type, Owner owner) {
        return new Candidates(law, owner, subject(type, owner));
    }

    private static Owner subject(OrderType<?> type, Owner owner) {
        return type.key().startsWith(INDEPENDENT) ? Owner.IND : owner;
    }

    /** Returns a function from a type to the reason why no order of it can stand, for any number of types. */
    public static Function<OrderType<?>, Optional<Message>> hindrances(
            Game game, Law law, Seat seat, OrderSheet sheet) {
        Owner owner = Owner.of(seat);
        Map<Owner, Candidates> known = new EnumMap<>(Owner.class);
        Function<Order, Optional<Refusal>> next = game.examiner().next(law, owner, sheet);
        return type -> {
            Candidates candidates =
                    known.computeIfAbsent(subject(type, owner), subject -> new Candidates(law, owner, subject));
            return new Suggestions(game, ParamQuery.blank(seat, sheet, type), candidates, next).hindrance();
        };
    }

    private Stream<String> candidates(Param param, SortedMap<String, String> given) {
        return candidates.of(query.type(), param, given);
    }

    /** Lists the values for the field, as stored text. */
    public List<String> values() {
        return form.find(query.param())
                .filter(param ->
                        !Candidates.isText(param) && hopeless(query.given()).isEmpty())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
    }

    /** Lists the offers of a form: texts have none, players write them. */
    public List<Offer> offers() {
        return form.find(query.param())
                .filter(param -> !Candidates.isText(param))
                .map(this::offers)
                .orElse(List.of());
    }

    private List<Offer> offers(Param param) {
        Optional<Message> hopeless = hopeless(query.given());
        List<Offer> offers = candidates(param, query.given())
                .distinct()
                .map(value -> new Offer(value, hopeless.or(() -> lacking(with(param, value)))))
                .sorted(Comparator.comparing(offer -> !offer.possible()))
                .toList();
        long possible = offers.stream().filter(Offer::possible).count();
        return Candidates.isNumber(param) ? offers.stream().limit(possible + 1).toList() : offers;
    }

    private SortedMap<String, String> with(Param param, String value) {
        SortedMap<String, String> given = new TreeMap<>(query.given());
        given.put(param.name(), value);
        return given;
    }

    /** Returns the reason why no order of its type can stand; empty if one can. */
    private Optional<Message> hindrance() {
        Optional<Order> first = prospects.first(query.given());
        Optional<Refusal> refusal = first.flatMap(this::refusal);
        boolean stands = first.isPresent() && refusal.isEmpty();
        return missionless().or(() -> hopeless(refusal)).or(() -> stands ? Optional.empty() : lacking(query.given()));
    }

    private Optional<Message> lacking(SortedMap<String, String> given) {
        lacking.forget();
        return prospects.hindrance(given).isEmpty() ? Optional.empty() : lacking.nearest(query.type());
    }

    /** Returns the reason why no order of this type can stand with any further values; empty if there is none. */
    private Optional<Message> hopeless(SortedMap<String, String> given) {
        return missionless().or(() -> hopeless(prospects.first(given).flatMap(this::refusal)));
    }

    private Optional<Message> missionless() {
        boolean missionless = query.type().key().equals("tribute")
                && law.realm().quests().active().isEmpty();
        return missionless ? Optional.of(Message.of("lacking.no-missions")) : Optional.empty();
    }

    private Optional<Message> hopeless(Optional<Refusal> first) {
        return first.filter(refusal -> HOPELESS.contains(refusal.code()))
                .map(refusal -> Lacking.said(refusal, query.type()));
    }

    private Optional<Refusal> refusal(Order order) {
        int line = game.place(query.sheet(), order);
        return line > query.sheet().size() ? next.apply(order) : replacing(line, order);
    }

    private Optional<Refusal> replacing(int line, Order order) {
        OrderSheet sheet = query.sheet().replacing(line, order);
        return game.examine(law, owner, sheet).lines().get(line - 1).refusal();
    }
}
