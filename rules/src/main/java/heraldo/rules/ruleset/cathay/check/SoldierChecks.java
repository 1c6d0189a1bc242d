package heraldo.rules.ruleset.cathay.check;

import static heraldo.rules.ruleset.cathay.check.Check.refuse;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Optional;

/** The orders to soldiers (Y18, §2.6). */
record SoldierChecks(Prices prices) {

    Optional<Refusal> recruit(Position position, Seat seat, Recruit order) {
        if (!Check.buildings(position, seat).has(order.corner())) {
            return refuse("E_NOT_YOURS", "Y18", "problem", "recruit", "corner", order.corner());
        }
        Optional<Refusal> limit = Check.limit(
                Check.troop(position, seat).count(order.kind()),
                position.settings().limits().of(order.kind()),
                order.kind().id());
        return limit.isPresent() ? limit : Check.funds(position.side(seat).hand(), prices.of(order.kind()));
    }

    Optional<Refusal> move(Position position, Seat seat, Move order) {
        Optional<Refusal> unfit = soldier(position, seat, order.soldier(), order.corner(), true);
        if (unfit.isPresent()) {
            return unfit;
        }
        if (position.rivalBuildingOn(seat, order.corner())) {
            return refuse(
                    "E_MUST_ATTACK",
                    "Y29",
                    "corner",
                    order.corner(),
                    "soldier",
                    order.soldier().toString());
        }
        boolean held = position.ruins().has(order.corner()) && position.rivalSoldierOn(seat, order.corner());
        return held ? refuse("E_OCCUPIED", "Y29", "problem", "ruin", "place", order.corner()) : Check.FINE;
    }

    Optional<Refusal> attack(Position position, Seat seat, Attack order) {
        Optional<Refusal> unfit = soldier(position, seat, order.soldier(), order.corner(), false);
        if (unfit.isPresent()) {
            return unfit;
        }
        return position.rivalBuildingOn(seat, order.corner())
                ? Check.FINE
                : refuse("E_NO_TARGET", "Y30", "corner", order.corner());
    }

    Optional<Refusal> claim(Position position, Seat seat, Claim order) {
        boolean standing = Check.troop(position, seat).standsOn(order.corner());
        return position.ruins().has(order.corner()) && standing
                ? BuildChecks.settlements(position, seat)
                : refuse("E_NO_RUIN", "Y34", "corner", order.corner());
    }

    /** Soldier, fresh, spent, range. A move comes before the attack, if there are both (Y28). */
    private static Optional<Refusal> soldier(Position position, Seat seat, SoldierId id, int target, boolean moving) {
        Optional<Soldier> found = Check.troop(position, seat).find(id);
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
                ? Check.FINE
                : refuse("E_RANGE", "Y28", "soldier", id.toString(), "from", soldier.corner(), "corner", target);
    }
}
