package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;
import java.util.Optional;

/** Values for a parameter of an order that lead to an order that stands, best first. */
public final class Suggestions {

    private final Game game;
    private final Law law;
    private final ParamQuery query;
    private final Form form;
    private final Prospects prospects;

    public Suggestions(Game game, Law law, ParamQuery query) {
        this.game = game;
        this.law = law;
        this.query = query;
        this.form = new Form(query.type());
        this.prospects = new Prospects(form, new Candidates(law, query), this::objection);
    }

    /** What may be filled in, as stored text; nothing for whoever does not play. */
    public List<String> values() {
        return law.war().active().contains(query.seat())
                ? form.find(query.param())
                        .map(param -> prospects.values(param, query.given()))
                        .orElse(List.of())
                : List.of();
    }

    /** What a form offers. */
    public List<Offer> offers() {
        return law.war().active().contains(query.seat())
                ? form.find(query.param())
                        .map(param -> prospects.offers(param, query.given()))
                        .orElse(List.of())
                : List.of();
    }

    /** Why no order of this type can stand. */
    public Optional<Message> hindrance() {
        return law.war().active().contains(query.seat()) ? prospects.hindrance(query.given()) : Optional.empty();
    }

    private Optional<Message> objection(Order order) {
        OrderSheet before = query.sheet();
        OrderSheet sheet = game.enter(before, order);
        Examination examination = game.examine(law, query.seat(), sheet);
        return examination.lines().get(game.place(before, order) - 1).refusal().map(Refusal::message);
    }
}
