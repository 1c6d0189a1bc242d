package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;

/** <i>Retirar</i> a pact that the own tribe proposed. */
public record Withdraw(int pact) implements Answer {
    public static OrderType<Withdraw> type(Values values) {
        return OrderType.of("withdraw", Withdraw.class, Param.one("pact", values.pact()));
    }

    @Override
    public int speaker(Pact offered) {
        return offered.giver();
    }

    @Override
    public String notice() {
        return "notice.withdraw";
    }

    @Override
    public Settlement settled(Bargains bargains, Pact offered) {
        return new Settlement(bargains.without(offered), offered, "pact.withdrawn");
    }
}
