package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Optional;

/** What ships do to ports and to other ships: the whole crew fights, and both sides count double (T21, T22). */
final class Raid {

    private final Progress turn;
    private final Tests tests;
    private final Cruise cruise;

    Raid(Progress turn) {
        this.turn = turn;
        this.tests = turn.tests();
        this.cruise = new Cruise(turn);
    }

    /** Q31. */
    Optional<Refusal> assault(Assault order) {
        Hex base = order.via().orElse(order.ship());
        Optional<Refusal> refusal = cruise.ready(order)
                .or(() -> tests.via(order.ship(), base))
                .or(() -> tests.beside(base, order.city()))
                .or(() -> tests.garrisoned(order.city()));
        if (refusal.isEmpty()) {
            cruise.move(order.ship(), base);
            storm(base, order.city(), order.occupy());
        }
        return refusal;
    }

    private void storm(Hex base, Hex city, Optional<Integer> occupy) {
        Tile garrison = turn.tile(city);
        Fight fight = fight(base, city, garrison.soldiers());
        turn.attack(base, city, fight);
        BattleTale.tell(turn, "event.assault", fight, base, city, garrison.owner());
        int left = fight.attackersLeft();
        int ashore = left == 0 ? 0 : Math.min(occupy.orElse(Math.max(1, left - 1)), left);
        turn.happened(new Deed.Fought(turn.tribe(), garrison.owner(), Deed.Field.PORT, city, fight, ashore));
        turn.change(board -> board.with(city, garrison.soldiers(fight.defendersLeft())));
        if (ashore > 0) {
            turn.occupy(city, ashore);
            turn.tell(Message.of("event.occupy", "n", ashore, "city", turn.say().tile(city)));
        } else if (left > 0) {
            String key = garrison.owner() == Tribe.NOBODY ? "event.spare-neutral" : "event.spare";
            turn.tell(Message.of(key, "city", turn.say().tile(city), "owner", Say.tribe(garrison.owner())));
        }
        crew(base, turn.tribe(), left - ashore);
    }

    /** Q32, Q33. */
    Optional<Refusal> board(Boarding order) {
        Hex base = order.via().orElse(order.ship());
        Optional<Refusal> refusal = cruise.ready(order)
                .or(() -> tests.via(order.ship(), base))
                .or(() -> tests.beside(base, order.target()))
                .or(() -> tests.target(order.target()))
                .or(() -> tests.foreign(order.target()));
        if (refusal.isEmpty()) {
            cruise.move(order.ship(), base);
            Ship prize = turn.board().ship(order.target()).orElseThrow();
            if (prize.manned()) {
                clash(base, order.target(), prize, order.crew());
            } else {
                turn.stride(base, order.target(), Stride.Kind.WON);
                turn.happened(new Deed.Seized(turn.tribe(), order.target(), prize.owner()));
                divide(
                        base,
                        order.target(),
                        turn.board().ship(base).orElseThrow().crew(),
                        order.crew());
            }
        }
        return refusal;
    }

    private void clash(Hex base, Hex target, Ship foe, Optional<Integer> prizeCrew) {
        Fight fight = fight(base, target, foe.crew());
        turn.attack(base, target, fight);
        turn.happened(new Deed.Fought(turn.tribe(), foe.owner(), Deed.Field.SEA, target, fight, fight.attackersLeft()));
        BattleTale.tell(turn, "event.boarding", fight, base, target, foe.owner());
        if (fight.margin() > 0) {
            divide(base, target, fight.attackersLeft(), prizeCrew);
        } else {
            crew(base, fight.margin() < 0 ? foe.owner() : turn.tribe(), 0);
            crew(target, foe.owner(), fight.defendersLeft());
        }
    }

    /** The winner has both ships: so many of the survivors go to the prize, by default one if another stays behind. */
    private void divide(Hex base, Hex target, int survivors, Optional<Integer> prizeCrew) {
        int gone = Math.min(prizeCrew.orElse(survivors >= 2 ? 1 : 0), survivors);
        turn.tell(Message.of("event.prize", "n", gone, "ship", turn.say().tile(target)));
        crew(base, turn.tribe(), survivors - gone);
        crew(target, turn.tribe(), gone);
        turn.spend(target);
    }

    private Fight fight(Hex base, Hex target, int defenders) {
        int crew = turn.board().ship(base).orElseThrow().crew();
        return new Fight(turn.book().combat(), crew, true, defenders, true, turn.attackDie(base, target));
    }

    /** A ship after a fight: spent if it is the tribe's own, adrift without a crew. */
    private void crew(Hex hex, int owner, int number) {
        turn.change(board -> board.with(hex, new Ship(owner, number)));
        if (owner == turn.tribe()) {
            turn.spend(hex);
        }
        if (number == 0) {
            turn.tell(Message.of("event.drift", "tile", turn.say().tile(hex)));
        }
    }
}
