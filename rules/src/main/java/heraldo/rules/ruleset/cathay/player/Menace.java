package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;

/** What soldiers promise and threaten: one's own on their way to rivals' buildings and ruins, rivals' near one's own. */
final class Menace {

    /** How sure a gain is so many steps away, in hundredths. */
    private static final int[] SURE = {70, 70, 60, 44, 34, 26, 20, 15, 11, 8, 6, 4};

    /** A soldier moves one edge and attacks along another. */
    private static final int STRIKE = 2;

    /** How likely an unguarded building within a stroke is lost, a guarded one, and one within two strokes; in hundredths. */
    private static final int NOW = 65;

    private static final int LATER = 30;
    private static final int SOON = 14;

    /** The same where a rival's building is so near that its next soldier could strike. */
    private static final int MAYBE = 9;

    private static final int SOLDIER = 18;
    private static final int MUSTER = 10;

    private final Position position;
    private final Seat seat;
    private final Personality personality;
    private final Worth worth;

    Menace(Position position, Seat seat, Worth worth) {
        this.position = position;
        this.seat = seat;
        this.personality = Personality.of(position, seat);
        this.worth = worth;
    }

    int sum() {
        return soldiers() - threats();
    }

    private int soldiers() {
        Side side = position.side(seat);
        int count = side.troop().count();
        int army = position.honours().army();
        boolean wanted = army == Honours.NOBODY
                || (army != seat.number() && position.side(army).troop().count() < HonourLaw.ARMY);
        int sum = count * SOLDIER + (wanted ? count * count * MUSTER / 2 : 0);
        for (Soldier soldier : side.troop().soldiers()) {
            sum += prospect(soldier) * personality.war() / 100;
        }
        return sum;
    }

    /** The best a soldier may hope for. */
    private int prospect(Soldier soldier) {
        int best = 0;
        for (int corner : position.builtByRivals(seat).array()) {
            best = Math.max(best, sure(soldier, corner) * prize(corner) / (100 * (1 + guards(corner, soldier))));
        }
        if (Sites.room(position, seat)) {
            for (int corner : position.ruins().array()) {
                best = Math.max(best, sure(soldier, corner) * (POINT + worth.wanted(corner)) / 100);
            }
        }
        return best * 2 / 5;
    }

    private int prize(int corner) {
        int owner = position.builder(corner);
        boolean city = position.side(owner).buildings().cities().has(corner);
        return POINT + worth.wanted(corner) + (city ? POINT / 2 : 0);
    }

    private static int sure(Soldier soldier, int corner) {
        int steps = Steps.between(soldier.corner(), corner);
        return steps < SURE.length ? SURE[steps] : 0;
    }

    /** How hard a building is defended against a soldier; an archer is no use for taking it. */
    private int guards(int corner, Soldier against) {
        Side owner = position.side(position.builder(corner));
        int guards = 0;
        for (Soldier soldier : owner.troop().soldiers()) {
            guards += soldier.corner() == corner ? 1 : 0;
        }
        return guards + (against.id().kind() == SoldierKind.ARCHER && guards == 0 ? 1 : 0);
    }

    /** One's own buildings that more soldiers could strike soon than guard them; the last one is worth two. */
    private int threats() {
        int sum = 0;
        int[] own = position.side(seat).buildings().all().array();
        for (int corner : own) {
            int guards = guards(corner);
            int loss = (POINT + worth.of(corner)) * (own.length == 1 ? 2 : 1);
            if (foes(corner, STRIKE) > guards) {
                sum += loss * (guards == 0 ? NOW : LATER) / 100;
            } else if (foes(corner, 2 * STRIKE) > guards) {
                sum += loss * (guards == 0 ? SOON : SOON / 3) / 100;
            } else if (guards == 0 && nextDoor(corner)) {
                sum += loss * MAYBE / 100;
            }
        }
        return sum;
    }

    private int foes(int corner, int steps) {
        int foes = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            if (other != seat.number()) {
                for (Soldier soldier : position.side(other).troop().soldiers()) {
                    foes += Steps.between(soldier.corner(), corner) <= steps ? 1 : 0;
                }
            }
        }
        return foes;
    }

    /** Whether a soldier recruited in a rival's building could strike a corner in its first move. */
    private boolean nextDoor(int corner) {
        for (int rival : position.builtByRivals(seat).array()) {
            if (Steps.between(rival, corner) <= STRIKE) {
                return true;
            }
        }
        return false;
    }

    private int guards(int corner) {
        int guards = 0;
        for (Soldier soldier : position.side(seat).troop().soldiers()) {
            guards += soldier.corner() == corner ? 1 : 0;
        }
        return guards;
    }
}
