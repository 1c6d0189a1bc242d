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

    Menace(Position position, Seat seat, Personality personality, Worth worth) {
        this.position = position;
        this.seat = seat;
        this.personality = personality;
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
        for (int other = 1; other <= position.sides().size(); other++) {
            best = other == seat.number() ? best : Math.max(best, conquest(soldier, position.side(other)));
        }
        if (!position.ruins().isNone() && Sites.room(position, seat)) {
            for (int corner : position.ruins().array()) {
                best = Math.max(best, sure(soldier, corner) * (POINT + worth.wanted(corner)) / 100);
            }
        }
        return best * 2 / 5;
    }

    private int conquest(Soldier soldier, Side owner) {
        int best = 0;
        for (int corner : owner.buildings().all().array()) {
            boolean city = owner.buildings().cities().has(corner);
            int prize = POINT + worth.wanted(corner) + (city ? POINT / 2 : 0);
            int guards = guards(owner, corner, soldier);
            best = Math.max(best, sure(soldier, corner) * prize / (100 * (1 + guards)));
        }
        return best;
    }

    private static int sure(Soldier soldier, int corner) {
        int steps = Steps.between(soldier.corner(), corner);
        return steps < SURE.length ? SURE[steps] : 0;
    }

    /** How hard a building is defended against a soldier; an archer is no use for taking it. */
    private static int guards(Side owner, int corner, Soldier against) {
        int guards = guards(owner, corner);
        return guards + (against.id().kind() == SoldierKind.ARCHER && guards == 0 ? 1 : 0);
    }

    private static int guards(Side owner, int corner) {
        int guards = 0;
        for (Soldier soldier : owner.troop().soldiers()) {
            guards += soldier.corner() == corner ? 1 : 0;
        }
        return guards;
    }

    /** One's own buildings that more soldiers could strike soon than guard them; the last one is worth two. */
    private int threats() {
        int sum = 0;
        Side side = position.side(seat);
        long rivals = position.builtByRivals(seat).bits();
        int[] own = side.buildings().all().array();
        for (int corner : own) {
            int guards = guards(side, corner);
            int loss = (POINT + worth.of(corner)) * (own.length == 1 ? 2 : 1);
            if (foes(corner, STRIKE) > guards) {
                sum += loss * (guards == 0 ? NOW : LATER) / 100;
            } else if (foes(corner, 2 * STRIKE) > guards) {
                sum += loss * (guards == 0 ? SOON : SOON / 3) / 100;
            } else if (guards == 0 && nextDoor(rivals, corner)) {
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
    private static boolean nextDoor(long rivals, int corner) {
        return (rivals & Steps.within(corner, STRIKE)) != 0;
    }
}
