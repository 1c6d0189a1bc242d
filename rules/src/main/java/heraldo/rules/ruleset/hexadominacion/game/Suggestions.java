package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Form;
import heraldo.rules.order.Offer;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;

/** Values that a player may fill in: each leads to an order that stands. */
public final class Suggestions {

    /** Refusals that no other value would change. */
    private static final List<String> HOPELESS =
            List.of("E_CLOSED", "E_NOT_ACTIVE", "E_SANCTION", "E_DUP_CAPITAL", "E_DUP_SURRENDER");

    private final World world;
    private final ParamQuery query;
    private final Form form;
    private final Prospects prospects;

    private Suggestions(Game game, World world, ParamQuery query) {
        this.world = world;
        this.query = query;
        this.form = new Form(query.type());
        Candidates candidates = new Candidates(world, game.book().costs(), query.seat(), query.sheet());
        this.prospects = new Prospects(
                form,
                (param, given) -> candidates.of(query.type().key(), param, given),
                order -> refusal(order).map(Refusal::message));
    }

    public static List<String> of(Game game, World world, ParamQuery query) {
        return world.seated(query.seat()) ? new Suggestions(game, world, query).values() : List.of();
    }

    /** What a form offers; nothing to whoever has no seat. */
    public static List<Offer> offers(Game game, World world, ParamQuery query) {
        return world.seated(query.seat()) ? new Suggestions(game, world, query).offers() : List.of();
    }

    /** Why no order of a type can stand. */
    public static Optional<Message> hindrance(Game game, World world, ParamQuery query) {
        return world.seated(query.seat()) ? new Suggestions(game, world, query).hindrance() : Optional.empty();
    }

    private List<Offer> offers() {
        return form.find(query.param())
                .map(param -> prospects.offers(param, query.given()))
                .orElse(List.of());
    }

    private Optional<Message> hindrance() {
        return hopeless()
                ? prospects.first(query.given()).flatMap(this::refusal).map(Refusal::message)
                : prospects.hindrance(query.given());
    }

    private List<String> values() {
        return form.find(query.param())
                .filter(param -> !hopeless())
                .map(param -> prospects.values(param, query.given()))
                .orElse(List.of());
    }

    private boolean hopeless() {
        return prospects
                .first(query.given())
                .flatMap(this::refusal)
                .map(Refusal::code)
                .filter(HOPELESS::contains)
                .isPresent();
    }

    private Optional<Refusal> refusal(Order order) {
        OrderSheet sheet = query.sheet().with(order);
        return Examiner.atEntry(world, query.seat(), sheet).get(sheet.size() - 1);
    }
}
