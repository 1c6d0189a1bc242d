package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import java.util.Optional;

/** <i>Barco</i>: an empty ship in the harbour of an own port (T9). */
public record Shipbuilding(Hex city) implements Recruiting {
    public static OrderType<Shipbuilding> type(Values values) {
        return OrderType.of("ship", Shipbuilding.class, values.tile("city"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.land(city).or(() -> statics.port(city));
    }

    @Override
    public int cost(Settings settings) {
        return settings.shipCost();
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Levy levy = new Levy(turn, this);
        return levy.owned().or(levy::port).or(levy::harbour).or(levy::paid);
    }

    @Override
    public void play(Progress turn) {
        Chart chart = turn.book().chart();
        Hex harbour = chart.harbour(city).orElseThrow();
        turn.pay(city, cost(turn.settings()));
        turn.change(board -> board.with(harbour, new Ship(turn.tribe(), 0)));
        turn.happened(new Deed.Launched(turn.tribe(), city));
        turn.tell(Message.of("event.ship", "city", turn.say().tile(city), "harbour", chart.name(harbour)));
    }
}
