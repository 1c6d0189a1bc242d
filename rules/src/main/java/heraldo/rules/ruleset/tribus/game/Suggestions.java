package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.tribus.order.Bargain;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;

/** Values for a parameter of an order that lead to a line that stands and, as far as one can know, works; best first. */
public final class Suggestions {

    private final Game game;
    private final World world;
    private final ParamQuery query;
    private final Form form;

    public Suggestions(Game game, World world, ParamQuery query) {
        this.game = game;
        this.world = world;
        this.query = query;
        this.form = new Form(query.type());
    }

    /** What may be filled in, as stored text; nothing when it is not the time for such an order. */
    public List<String> values() {
        Candidates candidates = candidates();
        return !candidates.timely()
                ? List.of()
                : form.find(query.param())
                        .map(param -> prospects(candidates).values(param, query.given()))
                        .orElse(List.of());
    }

    /** What a form offers. */
    public List<Offer> offers() {
        return form.find(query.param())
                .map(param -> prospects(candidates()).offers(param, query.given()))
                .orElse(List.of());
    }

    /** Why no order of this type can stand. */
    public Optional<Message> hindrance() {
        return prospects(candidates()).hindrance(query.given());
    }

    private Candidates candidates() {
        return new Candidates(game, world, query);
    }

    private Prospects prospects(Candidates candidates) {
        return new Prospects(form, candidates, this::objection);
    }

    /** What is said of pacts does not depend on the other lines, which are many to play for each thing that one may give. */
    private Optional<Message> objection(Order order) {
        return order instanceof Bargain
                ? game.examiner().refusal(world, query.seat(), order).map(Refusal::message)
                : failure(order);
    }

    private Optional<Message> failure(Order order) {
        OrderSheet sheet = query.sheet().with(order);
        Verdict verdict = game.examiner().verdicts(world, query.seat(), sheet).get(sheet.size() - 1);
        return verdict.refusal()
                .map(Refusal::message)
                .or(() -> verdict.warnings().stream()
                        .filter(warning -> !warning.key().equals("warning.W_REORDERED"))
                        .findFirst());
    }
}
