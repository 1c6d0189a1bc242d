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
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.Optional;

/** <i>Baja</i>: soldiers leave an own hex, and some of their cost comes back (H11, R18). */
public record Dismiss(int soldiers, int hex) implements Levy {

    public static OrderType<Dismiss> type(Values values) {
        return OrderType.of(
                "dismiss", Dismiss.class, Param.one("soldiers", values.soldiers()), Param.one("hex", values.hex()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return plan.foreign(hex, "H11");
    }

    @Override
    public Stock brings(Costs costs) {
        return costs.dismiss().times(soldiers);
    }

    @Override
    public void muster(Round round, Line<?> line) {
        if (soldiers > round.field().soldiers(hex)) {
            line.end(Code.X_SOLDIERS);
            return;
        }
        round.field().add(hex, -soldiers);
        round.gain(round.side(line.seat()), line.number(), brings(round.book().costs()));
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.dismiss", "gain", Say.stock(brings(prospect.costs()))));
    }

    @Override
    public List<Origin> leaving() {
        return List.of(new Origin(hex, soldiers));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.troops(hex, "−" + soldiers);
    }
}
