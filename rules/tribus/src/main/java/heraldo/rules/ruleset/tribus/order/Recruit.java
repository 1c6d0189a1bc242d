package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import java.util.Optional;

/** <i>Reclutar</i>: soldiers in an own city (T8). */
public record Recruit(int number, Hex city) implements Recruiting {
    public static OrderType<Recruit> type(Values values) {
        return OrderType.of("recruit", Recruit.class, Param.one("number", values.number()), values.tile("city"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.land(city).or(() -> statics.quantity(number, 1)).or(() -> statics.city(city));
    }

    @Override
    public int cost(Settings settings) {
        return number * settings.troopCost();
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Levy levy = new Levy(turn, this);
        return levy.owned().or(levy::free).or(() -> levy.room(number)).or(levy::paid);
    }

    @Override
    public void play(Progress turn) {
        Tile garrison = turn.tile(city);
        turn.pay(city, cost(turn.settings()));
        turn.change(board -> board.with(city, garrison.withSoldiers(garrison.soldiers() + number)));
        turn.happened(new Deed.Recruited(turn.tribe(), city, number));
        turn.tell(Message.of("event.recruit", "n", number, "city", turn.say().tile(city))
                .with("total", turn.tile(city).soldiers()));
    }
}
