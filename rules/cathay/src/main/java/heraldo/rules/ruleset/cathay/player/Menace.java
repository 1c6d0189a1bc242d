package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;

/** The promise and the threat of soldiers: one's own on their way to rivals' buildings and ruins, rivals' near one's own. */
final class Menace {

    /** The risks of an unguarded building within a stroke, of a guarded one, and of one within two strokes, in hundredths. */
    private static final int NOW = 65;

    private static final int LATER = 30;
    private static final int SOON = 14;

    /** The same where a rival's building is so near that its next soldier could strike. */
    private static final int MAYBE = 9;

    private static final int SOLDIER = 18;
    private static final int MUSTER = 10;

    private final Position position;
    private final Seat seat;
    private final Side side;
    private final Foes foes;

    Menace(Position position, Seat seat, Foes foes) {
        this.position = position;
        this.seat = seat;
        this.side = position.side(seat);
        this.foes = foes;
    }

    /** Returns the promise of one's own soldiers. */
    int promise(Personality personality, Hopes hopes) {
        int count = side.troop().count();
        int army = position.honours().army();
        boolean wanted = army == Honours.NOBODY
                || (army != seat.number() && position.side(army).troop().count() < HonourLaw.ARMY);
        int sum = count * SOLDIER + (wanted ? count * count * MUSTER / 2 : 0);
        for (Soldier soldier : side.troop().soldiers()) {
            sum += hopes.of(soldier) * personality.war() / 100;
        }
        return sum;
    }

    /** Returns the watch of the engine's own player: it counts the soldiers that may strike soon, whatever the order of turns. */
    static Watch watch(Seat seat) {
        return (position, foes, worth) -> new Menace(position, seat, foes).threat(worth);
    }

    /** One's own buildings that more soldiers could strike soon than guard them; the last one is worth two. */
    private int threat(Worth worth) {
        Corners own = side.buildings().all();
        int lives = own.count() == 1 ? 2 : 1;
        int sum = 0;
        for (long rest = own.bits(); rest != 0; rest &= rest - 1) {
            int corner = Long.numberOfTrailingZeros(rest);
            sum += (POINT + worth.of(corner)) * lives * risk(corner) / 100;
        }
        return sum;
    }

    private int risk(int corner) {
        int guards = side.troop().countOn(corner);
        if (foes.strikers(corner) > guards) {
            return guards == 0 ? NOW : LATER;
        }
        if (foes.marchers(corner) > guards) {
            return guards == 0 ? SOON : SOON / 3;
        }
        return guards == 0 && foes.nextDoor(corner) ? MAYBE : 0;
    }
}
