package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Trail;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;

/** DEV and ROUTE after every order (Y42). */
final class Review {

    private Review() {}

    /**
     * Compares with the position before the order, so that nothing is worked out anew where nothing was built or lost.
     *
     * @param before the position before the order
     */
    static void after(Progress turn, Position before) {
        if (changed(before, turn.now())) {
            for (Seat seat : turn.now().seats()) {
                measure(turn, before, seat);
            }
            Honours held = turn.now().honours();
            Honours reviewed = HonourLaw.reviewed(turn.now());
            tell(turn, Honour.DEV, held, reviewed);
            tell(turn, Honour.ROUTE, held, reviewed);
        }
    }

    private static boolean changed(Position before, Position after) {
        for (int seat = 1; seat <= after.sides().size(); seat++) {
            if (!before.side(seat).buildings().equals(after.side(seat).buildings())) {
                return true;
            }
        }
        return false;
    }

    /** A route is another one only if its roads are, if the seat is back or out, or if rivals have built or lost something on it. */
    private static void measure(Progress turn, Position before, Seat seat) {
        Buildings was = before.side(seat).buildings();
        Buildings buildings = turn.side(seat).buildings();
        boolean paved = !buildings.roads().equals(was.roads());
        long rebuilt = before.builtByRivals(seat).bits()
                ^ turn.now().builtByRivals(seat).bits();
        boolean walled = rebuilt != 0 && (buildings.roads().ends() & rebuilt) != 0;
        if (!paved && !walled && buildings.none() == was.none()) {
            return;
        }
        Buildings measured = buildings.withRoute(Trail.length(turn.now(), seat));
        if (!measured.equals(buildings)) {
            turn.change(seat, side -> side.withBuildings(measured));
        }
    }

    private static void tell(Progress turn, Honour honour, Honours held, Honours reviewed) {
        if (held.holder(honour) != reviewed.holder(honour)) {
            turn.award(honour, reviewed.holder(honour));
        }
    }
}
