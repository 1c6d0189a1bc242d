package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Party;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Voyage;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stride;
import java.util.Optional;
import java.util.function.Function;

/** What ships do without fighting at sea: sail, and land those aboard. */
final class Cruise {

    private final Progress turn;
    private final Tests tests;

    Cruise(Progress turn) {
        this.turn = turn;
        this.tests = turn.tests();
    }

    /** An own ship with a crew that has not acted. */
    Optional<Refusal> ready(Voyage order) {
        return tests.crewed(order.ship()).or(() -> tests.fresh(order.ship()));
    }

    /** T10, Q24. */
    Optional<Refusal> sail(Sail order) {
        Optional<Refusal> refusal = ready(order)
                .or(() -> tests.within(
                        turn.ways().bySea(order.ship(), turn.settings().seaMove()), order.ship(), order.to()));
        if (refusal.isEmpty()) {
            move(order.ship(), order.to());
        }
        return refusal;
    }

    /** The ship goes to another tile and is spent; one that stays is as it was. */
    void move(Hex from, Hex to) {
        if (from.equals(to)) {
            return;
        }
        turn.stride(from, to, Stride.Kind.MOVED);
        Ship ship = turn.board().ship(from).orElseThrow();
        turn.change(board -> board.withoutShip(from).with(to, ship));
        turn.effort(effort -> effort.spent(from, false).spent(to, true));
        turn.tell(Message.of(
                        "event.sail",
                        "from",
                        turn.say().tile(from),
                        "to",
                        turn.say().tile(to))
                .with("n", ship.crew()));
    }

    /** T15, Q27-Q30: everything is tested before anybody moves. */
    Optional<Refusal> land(Landing order) {
        Hex base = order.via().orElse(order.ship());
        Optional<Refusal> refusal = ready(order)
                .or(() -> tests.via(order.ship(), base))
                .or(() -> any(order, party -> tests.beside(base, party.to())))
                .or(() -> any(order, party -> tests.roomAshore(party.to(), number(order, party))))
                .or(() -> any(order, party -> tests.landable(party.to())))
                .or(() -> tests.enough(order.ship(), total(order), crew(order.ship())));
        if (refusal.isEmpty()) {
            int left = crew(order.ship()) - total(order);
            move(order.ship(), base);
            Ship ship = turn.board().ship(base).orElseThrow();
            turn.change(board -> board.with(base, ship.crew(left)));
            order.parties().forEach(party -> ashore(base, party, ship.crew()));
            if (left == 0) {
                turn.tell(Message.of("event.drift", "tile", turn.say().tile(base)));
            }
        }
        return refusal;
    }

    private void ashore(Hex base, Party party, int aboard) {
        new Advance(turn).arrive(base, party.to(), party.number().of(aboard));
    }

    private static Optional<Refusal> any(Landing order, Function<Party, Optional<Refusal>> test) {
        return order.parties().stream()
                .flatMap(party -> test.apply(party).stream())
                .findFirst();
    }

    private int crew(Hex ship) {
        return turn.board().ship(ship).map(Ship::crew).orElse(0);
    }

    private int number(Landing order, Party party) {
        return party.number().of(crew(order.ship()));
    }

    private int total(Landing order) {
        return order.parties().stream().mapToInt(party -> number(order, party)).sum();
    }
}
