package heraldo.rules.ruleset.caos.game;

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
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Values for a parameter of an order: those that lead to an order that stands, best first, and what the others lack. */
public final class Suggestions {

    /** Refusals that say by themselves why no order of a kind can stand. */
    private static final List<String> TELLING = List.of("E_CLOSED", "E_BUDGET");

    private final Game game;
    private final Law law;
    private final ParamQuery query;
    private final Form form;
    private final Function<Order, Optional<Refusal>> below;
    private final Prospects prospects;

    public Suggestions(Game game, Law law, ParamQuery query) {
        this(
                game,
                query,
                new Candidates(new Survey(law, query.seat()), query),
                Examiner.below(law, query.seat(), query.sheet()));
    }

    private Suggestions(Game game, ParamQuery query, Candidates candidates, Function<Order, Optional<Refusal>> below) {
        this.game = game;
        this.law = candidates.law();
        this.query = query;
        this.form = new Form(query.type());
        this.below = below;
        this.prospects = new Prospects(form, candidates, order -> refusal(order).map(Suggestions::brief));
    }

    /** Returns a function that gives the reason why no order of a type is possible; all types share one survey. */
    public static Function<OrderType<?>, Optional<Message>> hindrances(
            Game game, Law law, Seat seat, OrderSheet sheet) {
        Survey survey = new Survey(law, seat);
        Function<Order, Optional<Refusal>> below = Examiner.below(law, seat, sheet);
        return type -> {
            ParamQuery query = ParamQuery.blank(seat, sheet, type);
            return new Suggestions(game, query, new Candidates(survey, query), below).hindrance();
        };
    }

    /** Shortens a refusal to the few words that a list shows behind a value. */
    private static Message brief(Refusal refusal) {
        return refusal.code().equals("E_CLOSED")
                ? refusal.message()
                : new Message("lacking." + refusal.code(), refusal.message().arguments());
    }

    private boolean playing() {
        return law.war().active().contains(query.seat());
    }

    /** Returns the suggested values as stored text; none for a seat that does not play. */
    public List<String> values() {
        return playing()
                ? form.find(query.param())
                        .map(param -> prospects.values(param, query.given()))
                        .orElse(List.of())
                : List.of();
    }

    /** Returns the offers of a form, the possible ones first. */
    public List<Offer> offers() {
        List<String> standing = values();
        return playing()
                ? form
                        .find(query.param())
                        .map(param -> prospects.offers(param, query.given()))
                        .orElse(List.of())
                        .stream()
                        .map(offer -> offer.possible() && !standing.contains(offer.value()) ? idle(offer) : offer)
                        .sorted(Comparator.comparing(offer -> !offer.possible()))
                        .toList()
                : List.of();
    }

    /** A value that nothing speaks against, and that yet no order can be made of. */
    private Offer idle(Offer offer) {
        return new Offer(offer.value(), Optional.of(none()));
    }

    private Message none() {
        return Message.of("lacking." + query.type().key());
    }

    /** Returns the reason why no order of its type is possible: a refusal, or the lack of the things that the type needs. */
    private Optional<Message> hindrance() {
        if (!playing() || leads()) {
            return Optional.empty();
        }
        return prospects
                .first(query.given())
                .flatMap(this::refusal)
                .filter(refusal -> TELLING.contains(refusal.code()))
                .map(Suggestions::brief)
                .or(() -> Optional.of(none()));
    }

    private boolean leads() {
        if (prospects.hindrance(query.given()).isPresent()) {
            return false;
        }
        return prospects.first(query.given()).isPresent()
                || form.open(query.given())
                        .filter(param -> !prospects.values(param, query.given()).isEmpty())
                        .isPresent();
    }

    private Optional<Refusal> refusal(Order order) {
        int line = game.place(query.sheet(), order);
        return line > query.sheet().size()
                ? below.apply(order)
                : game.examine(law, query.seat(), game.enter(query.sheet(), order))
                        .lines()
                        .get(line - 1)
                        .refusal();
    }
}
