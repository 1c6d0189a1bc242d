package heraldo.rules.ruleset.cathay.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.Optional;

/** What the checks of all orders share. */
final class Check {

    /** Nothing to object. */
    static final Optional<Refusal> FINE = Optional.empty();

    private Check() {}

    static Optional<Refusal> refuse(String code, String rule, Object... namesAndValues) {
        return Optional.of(Refusal.of(code, rule, namesAndValues));
    }

    /** Where a settlement cannot stand: occupied, distance, soldier (Y14). */
    static Optional<Refusal> site(Position position, Seat seat, int corner) {
        if (Sites.taken(position, corner)) {
            return refuse("E_OCCUPIED", "Y14", "problem", "corner", "place", corner);
        }
        if (Sites.crowded(position, corner)) {
            return refuse("E_DISTANCE", "Y14", "corner", corner);
        }
        return position.rivalSoldierOn(seat, corner) ? refuse("E_SOLDIER_THERE", "Y14", "corner", corner) : FINE;
    }

    /** What is missing from a price (Y16). */
    static Optional<Refusal> funds(Goods hand, Goods price) {
        return hand.covers(price) ? FINE : refuse("E_FUNDS", "Y16", "lack", Say.goods(hand.lacking(price)));
    }

    /** No more pieces of a kind. */
    static Optional<Refusal> limit(int have, int most, String piece) {
        return have < most ? FINE : refuse("E_LIMIT", "YR9", "most", most, "piece", piece);
    }

    static Buildings buildings(Position position, Seat seat) {
        return position.side(seat).buildings();
    }

    static Troop troop(Position position, Seat seat) {
        return position.side(seat).troop();
    }
}
