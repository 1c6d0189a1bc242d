package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;
import java.util.Optional;

/** <i>Ceder</i>: an own hex, not the capital, is given to another realm (H29, R41). */
public record Cede(int hex, Seat to) implements Cession {

    public static OrderType<Cede> type(Values values) {
        return OrderType.of("cede", Cede.class, Param.one("hex", values.hex()), Param.one("to", values.realm()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(() -> plan.partner(to), () -> plan.kept(hex));
    }

    /** The points that go with it. */
    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of(
                        "outlook.cede",
                        "points",
                        prospect.book().points().of(prospect.ready().world().tile(hex)))
                .with("soldiers", prospect.staying(hex)));
    }
}
