package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Form;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.PlayerOrders;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;

/** Values that lead to an order that stands, best first, from what is public and from one's own hand alone. */
public final class Suggestions {

    private final Game game;
    private final ParamQuery query;
    private final Trial trial;
    private final Form form;

    public Suggestions(Game game, Position position, ParamQuery query) {
        this.game = game;
        this.query = query;
        this.trial = game.trial(position, query.seat());
        this.form = new Form(query.type());
        Game.commands(query.sheet()).forEach(trial::next);
    }

    /** What may be filled in, as stored text; nothing for whoever has no seat. */
    public List<String> values() {
        if (query.seat().number() > trial.position().sides().size() || !PlayerOrders.ALL.contains(query.type())) {
            return List.of();
        }
        Prospects prospects = new Prospects(form, new Candidates(trial.position(), query), this::stands);
        return form.find(query.param())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
    }

    private boolean stands(Order order) {
        Command command = (Command) order;
        return (trial.open() || command.anytime())
                && game.examiner()
                        .refusal(trial.position(), query.seat(), command)
                        .isEmpty();
    }
}
