package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;

/** Preview of a sheet: the stock and soldiers left, the price of its attacks, and their chances. Trades are assumed good. */
public final class Forecast {

    private static final int PERCENT = Odds.CERTAIN / 100;

    private final World world;
    private final Costs costs;
    private final Seat seat;
    private final Round round;

    private Forecast(Game game, World world, Seat seat, OrderSheet sheet) {
        this.world = world;
        this.costs = game.book().costs();
        this.seat = seat;
        this.round = Rehearsal.of(world, game.book(), seat, sheet).marched();
    }

    public static List<Message> of(Game game, World world, Seat seat, OrderSheet sheet) {
        if (!world.seated(seat) || !world.realm(seat).active()) {
            return List.of();
        }
        Message stock = Message.of(
                "forecast.stock", "stock", Say.stock(world.realm(seat).stock()));
        return sheet.isEmpty()
                ? List.of(stock, Message.of("forecast.none"))
                : new Forecast(game, world, seat, sheet).messages(stock);
    }

    private List<Message> messages(Message stock) {
        List<Attack> attacks = attacks();
        Stock left = round.side(seat.number()).stock();
        Stock cost =
                costs.attack().times(attacks.stream().mapToInt(Attack::soldiers).sum());
        int soldiers = soldiers();
        List<Message> messages = new ArrayList<>();
        messages.add(stock);
        messages.add(Message.of("forecast.left", "stock", Say.stock(left), "soldiers", soldiers));
        attacks.forEach(attack -> messages.add(chance(attack)));
        if (!attacks.isEmpty()) {
            messages.add(Message.of("forecast.attacks", "cost", Say.stock(cost)));
        }
        Stock purse = left.covers(cost) ? left.minus(cost) : left;
        messages.add(Message.of("forecast.defence", "soldiers", purse.affords(costs.defend(), soldiers)));
        return messages;
    }

    private List<Attack> attacks() {
        return round.due(Attack.class).stream().map(Line::order).toList();
    }

    private int soldiers() {
        return Board.HEXES.stream()
                .filter(hex -> round.field().owner(hex) == seat.number())
                .mapToInt(round.field()::soldiers)
                .sum();
    }

    private Message chance(Attack attack) {
        int defenders = world.tile(attack.target()).soldiers();
        return Message.of("forecast.attack", "hex", Say.hex(attack.target()))
                .with("attackers", attack.soldiers())
                .with("defenders", defenders)
                .with("chance", Odds.conquest(attack.soldiers(), defenders) / PERCENT);
    }
}
