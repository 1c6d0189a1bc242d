package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Fight;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * <i>Abordar</i>: the whole crew attacks a ship, and both sides count double (T22, Q32, Q33).
 *
 * @param crew how many of the survivors stay on the prize
 */
public record Boarding(Hex ship, Optional<Hex> via, Hex target, Optional<Integer> crew) implements Voyage {
    public static OrderType<Boarding> type(Values values) {
        return OrderType.of(
                "board",
                Boarding.class,
                values.tile("ship"),
                values.via(),
                values.tile("target"),
                values.count("crew"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.sea(ship, base(), target)
                .or(() -> statics.quantity(crew))
                .or(() -> statics.apart(ship, target));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        return stuck(turn)
                .or(() -> tests.beside(base(), target))
                .or(() -> tests.target(target))
                .or(() -> tests.foreign(target));
    }

    @Override
    public void play(Progress turn) {
        new Crews(turn).sail(ship, base());
        Ship prize = turn.board().ship(target).orElseThrow();
        if (prize.manned()) {
            clash(turn, prize);
        } else {
            turn.stride(base(), target, Stride.Kind.WON);
            turn.happened(new Deed.Seized(turn.tribe(), target, prize.owner()));
            divide(turn, turn.crew(base()));
        }
    }

    private void clash(Progress turn, Ship foe) {
        Crews crews = new Crews(turn);
        Fight fight = crews.fight(base(), target, foe.crew());
        turn.happened(new Deed.Fought(turn.tribe(), foe.owner(), Deed.Field.SEA, target, fight, fight.attackersLeft()));
        BattleTale.tell(turn, "event.boarding", fight, base(), target, foe.owner());
        if (fight.margin() > 0) {
            divide(turn, fight.attackersLeft());
        } else {
            crews.after(base(), fight.margin() < 0 ? foe.owner() : turn.tribe(), 0);
            crews.after(target, foe.owner(), fight.defendersLeft());
        }
    }

    /** The winner has both ships: so many of the survivors go to the prize, by default one if another stays behind. */
    private void divide(Progress turn, int survivors) {
        Crews crews = new Crews(turn);
        int gone = Math.min(crew.orElse(survivors >= 2 ? 1 : 0), survivors);
        turn.tell(Message.of("event.prize", "n", gone, "ship", turn.say().tile(target)));
        crews.after(base(), turn.tribe(), survivors - gone);
        crews.after(target, turn.tribe(), gone);
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(ship, target);
    }

    @Override
    public List<Hex> attacked() {
        return List.of(target);
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.boarded(target);
    }
}
