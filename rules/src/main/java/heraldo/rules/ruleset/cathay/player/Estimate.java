package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;

/** How good a position looks to a seat, from what is public: points, yields, room to grow, soldiers, and what rivals have. */
final class Estimate {

    /** What a site is worth that so many roads are lacking to, in hundredths. */
    private static final int[] NEARNESS = {70, 45, 28, 16, 8};

    private static final int ROUTE_STEP = 3;

    /** What ROUTE is worth to a seat that lacks so many roads for it. */
    private static final int[] PROMISE = {100, 55, 30, 14, 5};

    /** What it is worth to be so many roads ahead of everybody. */
    private static final int[] LEAD = {0, 10, 16};

    private final Position position;
    private final Seat seat;
    private final Personality personality;
    private final Worth worth;

    private Estimate(Position position, Seat seat, Soil soil) {
        this.position = position;
        this.seat = seat;
        this.personality = soil.personality();
        this.worth = new Worth(soil, position.side(seat).buildings());
    }

    static int of(Position position, Seat seat, Soil soil) {
        Estimate estimate = new Estimate(position, seat, soil);
        return estimate.own() + estimate.room() + estimate.menace() - estimate.rivals();
    }

    private int menace() {
        return new Menace(position, seat, personality, worth).sum();
    }

    private int own() {
        Buildings buildings = position.side(seat).buildings();
        int sum = POINT * Score.points(position, seat) + route();
        for (int corner : buildings.settlements().array()) {
            sum += worth.of(corner);
        }
        for (int corner : buildings.cities().array()) {
            sum += 2 * worth.of(corner);
        }
        return sum;
    }

    /** Roads count for the longest route: on the way to it, and for staying ahead. */
    private int route() {
        int own = position.side(seat).buildings().route();
        int rivals = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            int route = position.side(other).buildings().route();
            rivals = Math.max(rivals, other == seat.number() ? 0 : route);
        }
        if (position.honours().route() == seat.number()) {
            return ROUTE_STEP * own + LEAD[Math.clamp(own - rivals, 0, LEAD.length - 1)];
        }
        int lacking = Math.max(HonourLaw.FIRST_ROUTE, rivals + 1) - own;
        return ROUTE_STEP * own + (lacking < PROMISE.length ? PROMISE[lacking] : 0);
    }

    /** The best site within reach, and half of the next best. */
    private int room() {
        Reach reach = new Reach(position, seat);
        Corners sites = Sites.all(position, seat);
        int best = 0;
        int second = 0;
        for (int nearness : NEARNESS) {
            for (int corner : sites.among(reach.next()).array()) {
                int value = (POINT + worth.wanted(corner)) * nearness / 100;
                second = Math.max(second, Math.min(best, value));
                best = Math.max(best, value);
            }
        }
        return (best + second / 2) * personality.roads() / (Sites.room(position, seat) ? 100 : 400);
    }

    /** What others have counts the more the closer they are to the end. */
    private int rivals() {
        int sum = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            sum += other == seat.number() ? 0 : rival(other);
        }
        return sum;
    }

    private int rival(int other) {
        Side side = position.side(other);
        int points = Score.points(position, other);
        int goods = 0;
        for (int corner : side.buildings().all().array()) {
            goods += worth.of(corner) / 2;
        }
        int soldiers = 15 * side.troop().count();
        return (POINT * points + goods + soldiers) * (15 + 4 * points) / 100;
    }
}
