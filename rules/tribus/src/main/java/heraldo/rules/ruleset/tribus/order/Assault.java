package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Fight;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * <i>Asaltar</i>: the whole crew attacks a port from the sea, and both sides count double (T21, Q31).
 *
 * @param occupy how many of the survivors go ashore
 */
public record Assault(Hex ship, Optional<Hex> via, Hex city, Optional<Integer> occupy) implements Voyage {
    public static OrderType<Assault> type(Values values) {
        return OrderType.of(
                "assault",
                Assault.class,
                values.tile("ship"),
                values.via(),
                values.tile("city"),
                values.count("occupy"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.sea(ship, base())
                .or(() -> statics.land(city))
                .or(() -> statics.quantity(occupy))
                .or(() -> statics.city(city))
                .or(() -> statics.port(city));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        return stuck(turn).or(() -> tests.beside(base(), city)).or(() -> tests.garrisoned(city));
    }

    @Override
    public void play(Progress turn) {
        Crews crews = new Crews(turn);
        crews.sail(ship, base());
        Tile garrison = turn.tile(city);
        Fight fight = crews.fight(base(), city, garrison.soldiers());
        BattleTale.tell(turn, "event.assault", fight, base(), city, garrison.owner());
        int left = fight.attackersLeft();
        int ashore = left == 0 ? 0 : Math.min(occupy.orElse(Math.max(1, left - 1)), left);
        turn.happened(new Deed.Fought(turn.tribe(), garrison.owner(), Deed.Field.PORT, city, fight, ashore));
        turn.change(board -> board.with(city, garrison.withSoldiers(fight.defendersLeft())));
        if (ashore > 0) {
            turn.occupy(city, ashore);
            turn.tell(Message.of("event.occupy", "n", ashore, "city", turn.say().tile(city)));
        } else if (left > 0) {
            turn.tell(spared(turn.say(), garrison.owner()));
        }
        crews.after(base(), turn.tribe(), left - ashore);
    }

    private Message spared(Say say, int owner) {
        String key = owner == Tribe.NOBODY ? "event.spare-neutral" : "event.spare";
        return Message.of(key, "city", say.tile(city), "owner", Say.tribe(owner));
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(ship, city);
    }

    @Override
    public List<Hex> attacked() {
        return List.of(city);
    }

    @Override
    public Optional<Message> caution(Say say) {
        return occupy.filter(number -> number == 0).map(nobody -> Message.of("outlook.spared", "city", say.tile(city)));
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.ashore(city);
    }
}
