package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;

/** Values for a parameter of an order that lead to an order that stands. */
public final class Suggestions {

    private static final String INDEPENDENT = "ind-";
    private static final List<String> HOPELESS = List.of("E-FIN", "E-FASE", "E-CARGO", "E-ACC");

    private final Game game;
    private final Law law;
    private final ParamQuery query;
    private final Owner owner;
    private final Form form;
    private final Prospects prospects;

    public Suggestions(Game game, Law law, ParamQuery query) {
        this.game = game;
        this.law = law;
        this.query = query;
        this.owner = Owner.of(query.seat());
        this.form = new Form(query.type());
        Candidates candidates = new Candidates(law, subject(query.type(), owner));
        this.prospects = new Prospects(
                form,
                (param, given) -> candidates.of(query.type(), param, given),
                order -> refusal(order).map(Refusal::message));
    }

    private static Owner subject(OrderType<?> type, Owner owner) {
        return type.key().startsWith(INDEPENDENT) ? Owner.IND : owner;
    }

    /** What may be filled in, as stored text. */
    public List<String> values() {
        return form.find(query.param())
                .filter(param -> !Candidates.isText(param) && !hopeless())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
    }

    /** What a form offers: a text is written by whoever fills it in. */
    public List<Offer> offers() {
        return form.find(query.param())
                .filter(param -> !Candidates.isText(param))
                .map(param -> prospects.offers(param, query.given()))
                .orElse(List.of());
    }

    /** Why no order of this type can stand. */
    public Optional<Message> hindrance() {
        return hopeless()
                ? prospects.first(query.given()).flatMap(this::refusal).map(Refusal::message)
                : prospects.hindrance(query.given());
    }

    /** Whether no order of this type can stand, whatever is filled in. */
    private boolean hopeless() {
        return prospects
                .first(query.given())
                .flatMap(this::refusal)
                .map(Refusal::code)
                .filter(HOPELESS::contains)
                .isPresent();
    }

    private Optional<Refusal> refusal(Order order) {
        OrderSheet before = query.sheet();
        OrderSheet sheet = game.enter(before, order);
        return game.examine(law, owner, sheet)
                .lines()
                .get(game.place(before, order) - 1)
                .refusal();
    }
}
