package heraldo.rules.ruleset.caos.order;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import java.util.List;
import java.util.Optional;

/**
 * SWAP: own planets for planets of a partner, all or nothing (C35, C37).
 *
 * @param give own planets, each once
 * @param get the partner's planets
 */
public record Swap(List<String> give, List<String> get, Seat player) implements Command {

    public Swap {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }

    public static OrderType<Swap> type(Values values) {
        return OrderType.of(
                "swap",
                Swap.class,
                Param.many("give", values.planet(), 1, Values.MOST_PLANETS),
                Param.many("get", values.planet(), 1, Values.MOST_PLANETS),
                Param.one("player", Values.PLAYER));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        return Refusal.first(
                () -> plan.unknownPlanet(give),
                () -> plan.unknownPlanet(get),
                () -> plan.unknownPlayer(List.of(player)));
    }

    @Override
    public Optional<Refusal> late(Plan plan) {
        return Gifts.refusal(give, get, player, plan);
    }

    @Override
    public List<String> given() {
        return give;
    }

    /** The partner files the same exchange (C35). */
    @Override
    public List<Deal> deals(Seat seat) {
        return List.of(new Deal(player, new Swap(get, give, seat), Message.of("deal.swap")));
    }

    @Override
    public List<Message> gist(Rehearsal played, int line) {
        return List.of(Message.of("outlook.swap", "player", player));
    }
}
