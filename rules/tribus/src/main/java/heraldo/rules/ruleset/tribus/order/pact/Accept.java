package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.kernel.Message;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** <i>Aceptar</i> a pact that was proposed to the own tribe. */
public record Accept(int pact) implements Answer {
    public static OrderType<Accept> type(Values values) {
        return OrderType.of("accept", Accept.class, Param.one("pact", values.pact()));
    }

    @Override
    public Round round() {
        return Round.ACCEPTING;
    }

    @Override
    public String notice() {
        return "notice.accept";
    }

    @Override
    public Settlement settled(Bargains bargains, Pact agreed) {
        return new Settlement(bargains.accepting(agreed), agreed, "pact.accepted");
    }

    @Override
    public Optional<Message> foretold(Chart chart, World world) {
        return world.bargains().proposal(pact).map(offered -> new Say(chart).pact("outlook.accept", offered));
    }
}
