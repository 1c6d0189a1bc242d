package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Position;

/** What is built (§2.3, §2.4), and who comes back (Y37). */
record Works(Prices prices) {

    void start(Progress turn, Seat seat, Start order) {
        found(turn, seat, order.corner());
        pave(turn, seat, order.edge());
    }

    void road(Progress turn, Seat seat, Road order) {
        turn.pay(seat, prices.road());
        pave(turn, seat, order.edge());
    }

    void settle(Progress turn, Seat seat, Settle order) {
        turn.pay(seat, prices.settlement());
        found(turn, seat, order.corner());
    }

    void city(Progress turn, Seat seat, City order) {
        turn.pay(seat, prices.city());
        turn.change(seat, side -> side.buildings(side.buildings().raising(order.corner())));
    }

    /** A settlement on a corner, a ruin or not. */
    static void found(Progress turn, Seat seat, int corner) {
        turn.change(seat, side -> side.buildings(side.buildings().settling(corner)));
        if (turn.now().ruins().has(corner)) {
            turn.change(position -> position.ruins(position.ruins().without(corner)));
        }
    }

    static void pave(Progress turn, Seat seat, int edge) {
        turn.change(seat, side -> side.buildings(side.buildings().paving(edge)));
    }

    /** A seat comes back; the first time it takes the card RES, from its holder too (Y38). */
    static void rise(Progress turn, Seat seat, int corner, boolean automatic) {
        found(turn, seat, corner);
        turn.change(position -> position.running(position.running().rising(false)));
        turn.happened(new Deed.Risen(seat, corner, automatic));
        Position now = turn.now();
        if (!now.side(seat).risenBefore()) {
            int before = now.honours().res();
            turn.change(position -> position.honours(position.honours().with(Honour.RES, seat.number())));
            turn.change(seat, side -> side.risenBefore(true));
            turn.happened(new Deed.Honoured(Honour.RES, before, seat.number()));
        }
    }
}
