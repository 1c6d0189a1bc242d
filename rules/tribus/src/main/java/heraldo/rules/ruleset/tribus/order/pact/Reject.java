package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;

/** <i>Rechazar</i> a pact that was proposed to the own tribe. */
public record Reject(int pact) implements Answer {
    public static OrderType<Reject> type(Values values) {
        return OrderType.of("reject", Reject.class, Param.one("pact", values.pact()));
    }

    @Override
    public String notice() {
        return "notice.reject";
    }

    @Override
    public Settlement settled(Bargains bargains, Pact refused) {
        return new Settlement(bargains.without(refused), refused, "pact.rejected");
    }
}
