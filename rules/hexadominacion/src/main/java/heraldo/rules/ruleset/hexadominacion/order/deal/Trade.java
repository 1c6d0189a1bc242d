package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.check.Reasons;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;
import java.util.Optional;

/** <i>Comercio</i>: resources for resources, if the other realm registers the mirrored line (H9, R11). */
public record Trade(Seat realm, Stock gives, Stock gets) implements Command {

    public static OrderType<Trade> type(Values values) {
        return OrderType.of(
                "trade",
                Trade.class,
                Param.one("realm", values.realm()),
                Param.one("gives", values.bundle()),
                Param.one("gets", values.bundle()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                () -> plan.partner(realm), () -> oneWay(plan, gives), () -> oneWay(plan, gets), this::overlap);
    }

    /** A side that offers nothing, where it must offer something. */
    private Optional<Refusal> oneWay(Plan plan, Stock side) {
        boolean gift =
                side.isNone() && culture() > 0 && Settings.of(plan.world()).allowGifts();
        return gift ? Optional.empty() : Reasons.empty(side);
    }

    /** A resource on both sides. */
    private Optional<Refusal> overlap() {
        return Reasons.any(
                Resource.ALL,
                resource -> Refusal.when(
                        gives.get(resource) > 0 && gets.get(resource) > 0,
                        "E_SAME_RESOURCE",
                        "H9",
                        "resource",
                        Say.resource(resource)));
    }

    /** Returns the culture that each side gains: a point for each unit, both directions added (H9). */
    int culture() {
        return gives.sum() + gets.sum();
    }

    /** Returns whether it is the mirror of another trade. */
    boolean mirrors(Trade other) {
        return gives.equals(other.gets) && gets.equals(other.gives);
    }

    /** The line that the other realm registers, for it to come about. */
    public Trade mirrored(Seat own) {
        return new Trade(own, /* gives= */ gets, /* gets= */ gives);
    }

    @Override
    public Optional<Deal> deal(Seat own) {
        return Optional.of(new Deal(realm, mirrored(own), Message.of("deal.trade")));
    }

    @Override
    public Optional<Message> agreed() {
        return Optional.of(
                Message.of("notice.trade", "realm", realm, "give", Say.stock(gives), "get", Say.stock(gets)));
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.trade", "realm", realm, "culture", culture()));
    }

    @Override
    public Stock brings(Costs costs) {
        return gets;
    }
}
