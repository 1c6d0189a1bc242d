package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.PlayerOrders;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;

/** Values that lead to an order that stands, best first, from what is public and from one's own hand alone. */
public final class Suggestions {

    /** What comes after the end of the turn. */
    private static final Message ENDED = Message.of("offer.ended");

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
        return param().map(param -> prospects().values(param, query.given())).orElse(List.of());
    }

    /** What a form offers. */
    public List<Offer> offers() {
        return param().map(param -> prospects().offers(param, query.given())).orElse(List.of());
    }

    /** Why no order of this type can stand. */
    public Optional<Message> hindrance() {
        return seated() ? prospects().hindrance(query.given()) : Optional.empty();
    }

    private Optional<Param> param() {
        return seated() ? form.find(query.param()) : Optional.empty();
    }

    private boolean seated() {
        return query.seat().number() <= trial.position().sides().size() && PlayerOrders.ALL.contains(query.type());
    }

    private Prospects prospects() {
        return new Prospects(form, new Candidates(trial.position(), query), this::objection);
    }

    private Optional<Message> objection(Order order) {
        Command command = (Command) order;
        return trial.open() || command.anytime()
                ? game.examiner()
                        .refusal(trial.position(), query.seat(), command)
                        .map(Refusal::message)
                : Optional.of(ENDED);
    }
}
