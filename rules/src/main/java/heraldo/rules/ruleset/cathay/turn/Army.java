package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;

/** Soldiers are recruited, walk and claim ruins (Y18, Y29, Y34). */
record Army(Prices prices) {

    void recruit(Progress turn, Seat seat, Recruit order) {
        turn.pay(seat, prices.of(order.kind()));
        turn.change(
                seat,
                side -> side.troop(
                        side.troop().with(Soldier.recruit(side.troop().nextId(order.kind()), order.corner()))));
        boolean army = turn.side(seat).troop().count() >= HonourLaw.ARMY;
        if (army && turn.now().honours().army() == Honours.NOBODY) {
            award(turn, seat.number());
        }
    }

    void move(Progress turn, Seat seat, Move order) {
        Soldier soldier = turn.side(seat).troop().find(order.soldier()).orElseThrow();
        turn.change(seat, side -> side.troop(side.troop().with(soldier.movedTo(order.corner()))));
        if (turn.now().ruins().has(order.corner()) && Sites.room(turn.now(), seat)) {
            take(turn, seat, order.corner());
        }
    }

    void claim(Progress turn, Seat seat, Claim order) {
        take(turn, seat, order.corner());
    }

    private static void take(Progress turn, Seat seat, int corner) {
        Works.found(turn, seat, corner);
        turn.happened(new Deed.Claimed(seat, corner));
    }

    /** ARMY changes hands (Y45, Y46). */
    static void award(Progress turn, int to) {
        Position now = turn.now();
        turn.happened(new Deed.Honoured(Honour.ARMY, now.honours().army(), to));
        turn.change(position -> position.honours(position.honours().with(Honour.ARMY, to)));
    }
}
