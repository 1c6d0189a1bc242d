package heraldo.rules.ruleset.caos.order;

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

/** CEDE: an own planet goes to another seat after the invasions; it can be given once (C34, C37). */
public record Cede(String planet, Seat player) implements Command {

    public static OrderType<Cede> type(Values values) {
        return OrderType.of(
                "cede", Cede.class, Param.one("planet", values.planet()), Param.one("player", Values.PLAYER));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        return plan.unknownPlanet(List.of(planet)).or(() -> plan.unknownPlayer(List.of(player)));
    }

    @Override
    public Optional<Refusal> late(Plan plan) {
        return Gifts.refusal(given(), List.of(), player, plan);
    }

    @Override
    public List<String> given() {
        return List.of(planet);
    }

    @Override
    public List<Message> dangers(Rehearsal played) {
        return played.alone().lawNow().landless(played.seat())
                ? List.of(Message.of("outlook.caution.landless"))
                : List.of();
    }
}
