package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Optional;

/** The objections that several orders share (§5). */
public final class Objection {

    /** Nothing to object. */
    public static final Optional<Refusal> NONE = Optional.empty();

    private Objection() {}

    public static Optional<Refusal> refuse(String code, String rule, Object... namesAndValues) {
        return Optional.of(Refusal.of(code, rule, namesAndValues));
    }

    /** Refuses a corner for a settlement: occupied, too near another building, or held by a rival's soldier (Y14). */
    public static Optional<Refusal> site(Position position, Seat seat, int corner) {
        if (Sites.taken(position, corner)) {
            return refuse("E_OCCUPIED", "Y14", "problem", "corner", "place", corner);
        }
        if (Sites.crowded(position, corner)) {
            return refuse("E_DISTANCE", "Y14", "corner", corner);
        }
        return position.rivalSoldierOn(seat, corner) ? refuse("E_SOLDIER_THERE", "Y14", "corner", corner) : NONE;
    }

    /** Refuses an edge that already has a road (Y11). */
    public static Optional<Refusal> paved(Position position, int edge) {
        return position.paver(edge) == 0
                ? NONE
                : refuse("E_OCCUPIED", "Y11", "problem", "edge", "place", Net.edgeName(edge));
    }

    /** Nothing that leads to a place: from a corner, or 0 for anywhere. */
    public static Optional<Refusal> loose(String rule, String what, String place, int corner) {
        return refuse("E_NOT_CONNECTED", rule, "problem", what, "place", place, "corner", corner);
    }

    /** Refuses a price beyond the hand and names the missing cards (Y16). */
    public static Optional<Refusal> funds(Position position, Seat seat, Goods price) {
        Goods hand = position.side(seat).hand();
        return hand.covers(price) ? NONE : refuse("E_FUNDS", "Y16", "lack", Say.goods(hand.lacking(price)));
    }

    /** No more pieces of a kind. */
    public static Optional<Refusal> limit(int have, int most, String piece) {
        return have < most ? NONE : refuse("E_LIMIT", "YR9", "most", most, "piece", piece);
    }

    /** No more settlements. */
    public static Optional<Refusal> settlements(Position position, Seat seat) {
        Buildings own = position.side(seat).buildings();
        return limit(own.settlements().count(), position.settings().limits().settlements(), "settlement");
    }

    /**
     * Refuses a soldier that does not exist, is fresh, spent or out of range. A move comes before the attack, if there are both
     * (Y28).
     */
    public static Optional<Refusal> soldier(Position position, Seat seat, SoldierId id, int target, boolean moving) {
        Optional<Soldier> found = position.side(seat).troop().find(id);
        if (found.isEmpty()) {
            return refuse("E_NO_SOLDIER", "", "soldier", id.toString());
        }
        Soldier soldier = found.get();
        if (soldier.fresh() && position.settings().recruitRest()) {
            return refuse("E_FRESH", "Y18", "soldier", id.toString());
        }
        if (soldier.attacked() || (moving && soldier.moved())) {
            return refuse("E_SPENT", "Y28", "soldier", id.toString());
        }
        return Net.adjacent(soldier.corner(), target)
                ? NONE
                : refuse("E_RANGE", "Y28", "soldier", id.toString(), "from", soldier.corner(), "corner", target);
    }
}
