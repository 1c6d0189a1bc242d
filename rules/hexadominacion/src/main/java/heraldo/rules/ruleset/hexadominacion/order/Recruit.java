package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.List;
import java.util.Optional;

/** <i>Reclutar</i>: soldiers are added to an own hex (H11, R17). */
public record Recruit(int soldiers, int hex) implements Levy {

    public static OrderType<Recruit> type(Values values) {
        return OrderType.of(
                "recruit", Recruit.class, Param.one("soldiers", values.soldiers()), Param.one("hex", values.hex()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return plan.foreign(hex, "R17");
    }

    private Stock cost(Costs costs) {
        return costs.recruit().times(soldiers);
    }

    @Override
    public void muster(Round round, Line<?> line) {
        Side side = round.side(line.seat());
        Stock price = cost(round.book().costs());
        if (side.pays(price)) {
            round.field().add(hex, soldiers);
        } else {
            line.unpaid(side, price);
        }
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.cost", "cost", Say.stock(cost(prospect.costs()))));
    }

    @Override
    public List<Origin> arriving() {
        return List.of(new Origin(hex, soldiers));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.troops(hex, "+" + soldiers);
    }
}
