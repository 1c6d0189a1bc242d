package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Optional;

/** What soldiers do: move, go aboard, change ships. */
final class March {

    private final Progress turn;
    private final Tests tests;

    March(Progress turn) {
        this.turn = turn;
        this.tests = turn.tests();
    }

    /** T10, T13, T17. */
    Optional<Refusal> move(Move order) {
        Hex from = order.from();
        int number = order.number().of(turn.tile(from).soldiers());
        Optional<Refusal> refusal = stack(from, number)
                .or(() -> tests.within(turn.ways().byLand(from, turn.settings().landMove()), from, order.to()))
                .or(() -> tests.roomAshore(order.to(), number));
        if (refusal.isEmpty()) {
            turn.leave(from, number);
            new Advance(turn).arrive(from, order.to(), number);
        }
        return refusal;
    }

    private Optional<Refusal> stack(Hex from, int number) {
        return tests.troops(from)
                .or(() -> tests.fresh(from))
                .or(() -> tests.enough(from, number, turn.tile(from).soldiers()));
    }

    /** T15, Q25: ship and soldiers are spent. */
    Optional<Refusal> embark(Embark order) {
        Hex from = order.from();
        int number = order.number().of(turn.tile(from).soldiers());
        Optional<Refusal> refusal = stack(from, number)
                .or(() -> tests.within(turn.ways().aboard(from, turn.settings().landMove()), from, order.ship()))
                .or(() -> host(order.ship(), number));
        if (refusal.isEmpty()) {
            turn.leave(from, number);
            aboard("event.embark", from, order.ship(), number);
        }
        return refusal;
    }

    /** Q34: who gives stays free to act, who receives is spent (T14). */
    Optional<Refusal> transfer(Transfer order) {
        Hex from = order.from();
        int crew = turn.board().ship(from).map(Ship::crew).orElse(0);
        int number = order.number().of(crew);
        Optional<Refusal> refusal = tests.crewed(from)
                .or(() -> tests.fresh(from))
                .or(() -> tests.enough(from, number, crew))
                .or(() -> tests.beside(from, order.to()))
                .or(() -> host(order.to(), number));
        if (refusal.isEmpty()) {
            turn.change(board -> board.with(from, new Ship(turn.tribe(), crew - number)));
            aboard("event.transfer", from, order.to(), number);
            if (crew == number) {
                turn.tell(Message.of("event.drift", "tile", turn.say().tile(from)));
            }
        }
        return refusal;
    }

    /** The ship at the target takes so many aboard. */
    private Optional<Refusal> host(Hex ship, int number) {
        return tests.target(ship)
                .or(() -> tests.friendly(ship))
                .or(() -> tests.room(ship, turn.board().ship(ship).orElseThrow().crew(), number));
    }

    private void aboard(String key, Hex from, Hex to, int number) {
        turn.stride(from, to, Stride.Kind.MOVED);
        Ship ship = turn.board().ship(to).orElseThrow();
        int total = ship.crew() + number;
        turn.change(board -> board.with(to, new Ship(turn.tribe(), total)));
        turn.spend(to);
        if (ship.owner() != turn.tribe()) {
            turn.happened(new Deed.Seized(turn.tribe(), to, ship.owner()));
        }
        turn.tell(Message.of(
                        boarded(key, ship.owner()),
                        "n",
                        number,
                        "from",
                        turn.say().tile(from),
                        "to",
                        turn.say().tile(to))
                .with("total", total)
                .with("owner", Say.tribe(ship.owner())));
    }

    /** How going aboard is told, by whose the ship was. */
    private String boarded(String key, int owner) {
        if (owner == turn.tribe()) {
            return key;
        }
        return owner == Tribe.NOBODY ? "event.salvage" : "event.seize";
    }
}
