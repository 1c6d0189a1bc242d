package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Occasion;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** <i>Elegir</i>: a city of the draft (T1). */
public record Pick(Hex city) implements Command {
    public static OrderType<Pick> type(Values values) {
        return OrderType.of("pick", Pick.class, values.tile("city"));
    }

    @Override
    public Occasion occasion() {
        return Occasion.DRAFT;
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.land(city).or(() -> statics.city(city));
    }

    @Override
    public Optional<Refusal> refusal(Chart chart, World world, int tribe) {
        int owner = world.board().tile(city).owner();
        return Statics.unless(
                owner == Tribe.NOBODY,
                () -> Refusal.of("E_TAKEN", "T1", "city", new Say(chart).tile(city), "tribe", new Seat(owner)));
    }

    @Override
    public Optional<Message> foretold(Chart chart, World world) {
        int lands = world.settings().landAtStart() ? chart.landAround(city).size() : 0;
        return Optional.of(
                Message.of("outlook.pick", "soldiers", world.settings().startTroops(), "lands", lands));
    }
}
