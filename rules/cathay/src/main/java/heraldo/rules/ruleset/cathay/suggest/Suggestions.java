package heraldo.rules.ruleset.cathay.suggest;

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
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Orders;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Values that lead to an order that stands, best first, from what is public and from one's own hand alone. */
public final class Suggestions {

    /** The reason against a line after the end of the turn. */
    private static final Message ENDED = Message.of("offer.ended");

    private final Game game;
    private final ParamQuery query;
    private final Trial trial;
    private final Form form;

    /**
     * Values for an order.
     *
     * @param trial the trial run after the lines of the sheet
     */
    private Suggestions(Game game, ParamQuery query, Trial trial) {
        this.game = game;
        this.query = query;
        this.trial = trial;
        this.form = new Form(query.type());
    }

    /** Returns the suggestions for orders in the present position. */
    public static Suggestions now(Game game, Position position, ParamQuery query) {
        return new Suggestions(game, query, tried(game.trial(position, query.seat()), query.sheet()));
    }

    /** Returns the suggestions for the lines of the open turn, or of a plan as if the seat's turn began now (Y51). */
    public static Suggestions written(Game game, Position position, ParamQuery query) {
        return new Suggestions(game, query, written(game, position, query.seat(), query.sheet()));
    }

    private static Trial written(Game game, Position position, Seat seat, OrderSheet sheet) {
        boolean seated = seat.number() <= position.sides().size();
        return tried(seated ? game.rehearsal(position, seat) : game.trial(position, seat), sheet);
    }

    private static Trial tried(Trial trial, OrderSheet sheet) {
        Game.commands(sheet).forEach(trial::next);
        return trial;
    }

    /** Returns the reasons against every order of a type after the written lines, from one trial for any number of types. */
    public static Function<OrderType<?>, Optional<Message>> hindrances(
            Game game, Position position, Seat seat, OrderSheet sheet) {
        Trial trial = written(game, position, seat, sheet);
        return type -> new Suggestions(game, ParamQuery.blank(seat, sheet, type), trial).hindrance();
    }

    /** Lists the values for the field, as stored text; none for a viewer without a seat. */
    public List<String> values() {
        return param().map(param -> prospects().values(param, query.given())).orElse(List.of());
    }

    /** Lists the offers of a form. */
    public List<Offer> offers() {
        return param().map(param -> prospects().offers(param, query.given())).orElse(List.of());
    }

    /**
     * Returns the reason against every order of its type: of all the reasons the one that comes last, so that least is missing.
     */
    private Optional<Message> hindrance() {
        if (!seated()) {
            return Optional.empty();
        }
        List<Refusal> heard = new ArrayList<>();
        Prospects tried = new Prospects(form, candidates(), order -> {
            Optional<Message> ended = ended(order);
            Optional<Refusal> refusal = ended.isPresent() ? Optional.empty() : refusal(order);
            refusal.ifPresent(heard::add);
            return ended.or(() -> refusal.map(Lacking::of));
        });
        Optional<Message> first = tried.hindrance(query.given());
        return first.isEmpty()
                ? first
                : Lacking.nearest(heard)
                        .or(() -> Lacking.nothingFor(query.type(), trial.position(), query.seat()))
                        .or(() -> first);
    }

    private Optional<Param> param() {
        return seated() ? form.find(query.param()) : Optional.empty();
    }

    private boolean seated() {
        return query.seat().number() <= trial.position().sides().size() && Orders.ALL.contains(query.type());
    }

    private Candidates candidates() {
        return new Candidates(trial.position(), query);
    }

    private Prospects prospects() {
        return new Prospects(
                form,
                candidates(),
                order -> ended(order).or(() -> refusal(order).map(Lacking::of)));
    }

    private Optional<Message> ended(Order order) {
        return trial.open() || ((Command) order).anytime() ? Optional.empty() : Optional.of(ENDED);
    }

    private Optional<Refusal> refusal(Order order) {
        return game.refusal(trial.position(), query.seat(), (Command) order);
    }
}
