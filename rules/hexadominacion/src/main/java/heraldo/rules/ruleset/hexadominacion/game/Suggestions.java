package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Values that a player may fill in: each that is possible leads to an order that stands. */
public final class Suggestions {

    /** Refusals that no other value would change. */
    private static final List<String> HOPELESS = List.of("E_SANCTION", "E_DUP_CAPITAL", "E_DUP_SURRENDER");

    /** Orders whose places may be fit and yet have nobody to carry them out. */
    private static final List<String> MANNED = List.of("attack", "dismiss", "move");

    private final World world;
    private final ParamQuery query;
    private final Form form;
    private final Function<Order, Optional<Refusal>> refusals;
    private final Prospects prospects;

    private Suggestions(Game game, World world, ParamQuery query) {
        this(
                world,
                query,
                new Candidates(world, game.book(), query.seat(), query.sheet()),
                Examiner.below(world, query.seat(), query.sheet()));
    }

    private Suggestions(
            World world, ParamQuery query, Candidates candidates, Function<Order, Optional<Refusal>> refusals) {
        this.world = world;
        this.query = query;
        this.form = new Form(query.type());
        this.refusals = refusals;
        this.prospects = new Prospects(
                form,
                (param, given) -> candidates.of(query.type().key(), param, given),
                order -> refusals.apply(order).map(Suggestions::brief));
    }

    /** Shortens a refusal to a few words, for the place behind a value of a list. */
    private static Message brief(Refusal refusal) {
        return new Message("lacking." + refusal.code(), refusal.message().arguments());
    }

    public static List<String> of(Game game, World world, ParamQuery query) {
        return world.seated(query.seat()) ? new Suggestions(game, world, query).values() : List.of();
    }

    /** Returns the offers of a form; none for a seat that is not in the game. */
    public static List<Offer> offers(Game game, World world, ParamQuery query) {
        return world.seated(query.seat()) ? new Suggestions(game, world, query).offers() : List.of();
    }

    /** Returns a function that gives the reason why no order of a type can stand; its result is empty if one can. */
    public static Function<OrderType<?>, Optional<Message>> hindrances(
            Game game, World world, Seat seat, OrderSheet sheet) {
        if (!world.seated(seat)) {
            return type -> Optional.empty();
        }
        Candidates candidates = new Candidates(world, game.book(), seat, sheet);
        Function<Order, Optional<Refusal>> refusals = Examiner.below(world, seat, sheet);
        return type -> new Suggestions(world, ParamQuery.blank(seat, sheet, type), candidates, refusals).hindrance();
    }

    private List<Offer> offers() {
        List<String> standing = form.find(query.param())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
        return form.find(query.param()).map(param -> prospects.offers(param, query.given())).orElse(List.of()).stream()
                .map(offer -> offer.possible() && !standing.contains(offer.value()) ? idle(offer) : offer)
                .sorted(Comparator.comparing(offer -> !offer.possible()))
                .toList();
    }

    /** A value that nothing speaks against, and that yet no order can be made of. */
    private Offer idle(Offer offer) {
        String key = query.type().key();
        boolean here = MANNED.contains(key) && !query.param().equals("to");
        return new Offer(offer.value(), Optional.of(Message.of("lacking." + (here ? "here." : "") + key)));
    }

    /** The nearest reason: what bars every order, what no value would change, what the kind of order lives on. */
    private Optional<Message> hindrance() {
        Optional<Refusal> hopeless = Examiner.barred(world, query.seat()).or(this::hopeless);
        if (hopeless.isPresent()) {
            return hopeless.map(Suggestions::brief);
        }
        return leads()
                ? Optional.empty()
                : Optional.of(Message.of("lacking." + query.type().key()));
    }

    private boolean leads() {
        return form.open(query.given())
                .map(param -> !prospects.values(param, query.given()).isEmpty())
                .orElseGet(() -> prospects.hindrance(query.given()).isEmpty());
    }

    private List<String> values() {
        return form.find(query.param())
                .filter(param -> hopeless().isEmpty())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
    }

    private Optional<Refusal> hopeless() {
        return prospects.first(query.given()).flatMap(refusals).filter(refusal -> HOPELESS.contains(refusal.code()));
    }
}
