package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Troop;

/**
 * A governor's judgement of the danger to its buildings, by the number of moves each rival has before it can answer. The order of
 * a round is reversed in the next (Y5), so that a rival may move twice, march one edge further and use a soldier it has just
 * recruited.
 */
final class Alarm implements Watch {

    /** The risk of a building that a rival can take before the seat moves, in hundredths, by the soldiers it costs the rival. */
    private static final int[] NOW = {75, 50, 30};

    /** The same if it takes another turn, or a soldier who is not recruited yet. */
    private static final int[] SOON = {24, 12, 6};

    /** The same for a soldier who is recruited and strikes before the seat moves. */
    private static final int[] RECRUITS = {35, 18, 8};

    /** The minimum risk of a building without a guard, in hundredths, and of the last one: a single soldier can take it. */
    private static final int UNGUARDED = 8;

    private static final int LONELY = 30;

    /** A seat without buildings has lost its cards and its soldiers too. */
    private static final int LAST = 2 * POINT;

    /** The divisor for the risk from a rival that custom forbids to strike: not everybody keeps the custom. */
    private static final int CUSTOM = 4;

    /** The price of any soldier, in cards. */
    private static final int CARDS = 2;

    private final Seat seat;
    private final int[] turns;

    private Alarm(Seat seat, int[] turns) {
        this.seat = seat;
        this.turns = turns;
    }

    /** From a position in which it is the seat's turn, or will be. */
    static Alarm of(Position position, Seat seat) {
        int[] turns = new int[position.sides().size() + 1];
        Round round = position.round();
        if (round.active().equals(seat)) {
            round = round.next();
        }
        for (; !round.active().equals(seat); round = round.next()) {
            turns[round.active().number()]++;
        }
        return new Alarm(seat, turns);
    }

    @Override
    public int danger(Position position, Foes foes, Worth worth) {
        Side own = position.side(seat);
        Buildings buildings = own.buildings();
        Corners all = buildings.all();
        int more = all.count() == 1 ? LAST : 0;
        int sum = 0;
        for (long rest = all.bits(); rest != 0; rest &= rest - 1) {
            int corner = Long.numberOfTrailingZeros(rest);
            int prize = (POINT + worth.of(corner)) * (buildings.cities().has(corner) ? 2 : 1) + more;
            int least = own.troop().standsOn(corner) ? 0 : more > 0 ? LONELY : UNGUARDED;
            sum += prize * Math.max(least, risk(position, corner, own.troop())) / 100;
        }
        return sum;
    }

    /** Returns the share of the seat's buildings at risk soon, in hundredths; a city counts twice. */
    int loss(Position position) {
        Side own = position.side(seat);
        Buildings buildings = own.buildings();
        Corners all = buildings.all();
        int sum = 0;
        int whole = 0;
        for (long rest = all.bits(); rest != 0; rest &= rest - 1) {
            int corner = Long.numberOfTrailingZeros(rest);
            int weight = buildings.cities().has(corner) ? 2 : 1;
            sum += weight * risk(position, corner, own.troop());
            whole += weight;
        }
        return whole == 0 ? 0 : sum / whole;
    }

    private int risk(Position position, int corner, Troop guards) {
        int risk = 0;
        for (int other = 1; other < turns.length; other++) {
            if (other != seat.number()) {
                int threat = risk(position.side(other), turns[other], corner, guards);
                boolean fair = Quarry.fair(position, new Seat(other), seat.number());
                risk = Math.max(risk, fair ? threat : threat / CUSTOM);
            }
        }
        return risk;
    }

    private static int risk(Side rival, int turns, int corner, Troop guards) {
        Storm storm = Storm.against(guards, corner).by(rival.troop(), corner, false);
        if (turns > 0 && storm.falls(turns) > 0) {
            return NOW[Math.min(storm.fallen(), NOW.length - 1)];
        }
        int near = nearest(rival, corner);
        boolean recruits = near >= 0 && rival.troop().count() < HonourLaw.ARMY && rich(rival);
        boolean warriors = guards.countOn(corner) > guards.count(SoldierKind.ARCHER);
        int first = Math.max(1, near - 1) + 1;
        if (recruits && turns > 1) {
            Storm fresh = Storm.against(guards, corner).by(rival.troop(), corner, false);
            fresh.add(warriors, first);
            if (fresh.falls(turns) > 0) {
                return RECRUITS[Math.min(fresh.fallen(), RECRUITS.length - 1)];
            }
        }
        Storm later = Storm.against(guards, corner).by(rival.troop(), corner, false);
        if (recruits) {
            later.add(warriors, first);
        }
        if (later.falls(turns + 1) > 0) {
            return SOON[Math.min(later.fallen(), SOON.length - 1)];
        }
        return 0;
    }

    private static boolean rich(Side rival) {
        return rival.hand().size() >= CARDS;
    }

    /** Returns the distance to a rival's nearest building, in steps; -1 if it has none. */
    private static int nearest(Side rival, int corner) {
        int least = -1;
        for (long rest = rival.buildings().all().bits(); rest != 0; rest &= rest - 1) {
            int steps = Steps.between(Long.numberOfTrailingZeros(rest), corner);
            least = least < 0 ? steps : Math.min(least, steps);
        }
        return least;
    }
}
