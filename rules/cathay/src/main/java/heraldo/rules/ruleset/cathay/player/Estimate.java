package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;

/**
 * The evaluation of a turn's positions for a seat, from public facts: points, yields, room to grow, soldiers, and rivals' goods.
 * It reuses the parts that an order leaves unchanged. Lives within one proposal.
 */
final class Estimate {

    private static final int ROUTE_STEP = 3;

    /** The value of ROUTE to a seat, by the number of roads it lacks for it. */
    private static final int[] PROMISE = {100, 55, 30, 14, 5};

    /** The value of a lead for the holder of ROUTE, in roads ahead of everybody. */
    private static final int[] LEAD = {0, 10, 16};

    private final Seat seat;
    private final Soil soil;
    private final Watch watch;
    private Foes foes;
    private Hopes hopes;
    private Room room;

    /**
     * Creates the evaluation of a turn's positions.
     *
     * @param watch the judge of the danger to its buildings
     */
    Estimate(Position position, Seat seat, Soil soil, Watch watch) {
        Worth worth = new Worth(soil, position.side(seat).buildings());
        this.seat = seat;
        this.soil = soil;
        this.watch = watch;
        this.foes = new Foes(position, seat, soil);
        this.hopes = new Hopes(foes, worth, claims(position, seat));
        this.room = Room.of(position, seat, foes, worth);
    }

    int of(Position position) {
        Worth worth = new Worth(soil, position.side(seat).buildings());
        Corners claims = claims(position, seat);
        foes = foes.stand(position) ? foes : new Foes(position, seat, soil);
        hopes = hopes.stand(foes, worth, claims) ? hopes : new Hopes(foes, worth, claims);
        room = room.stands(position, seat, foes) ? room : Room.of(position, seat, foes, worth);
        Personality personality = soil.personality();
        int danger = watch.danger(position, foes, worth) * personality.care() / 100;
        int soldiers = new Menace(position, seat, foes).promise(personality, hopes) - danger;
        return own(position) + growth(position) + soldiers - rivals(position);
    }

    /** The ruins that a seat may claim: none without a settlement in its supply. */
    private static Corners claims(Position position, Seat seat) {
        return Sites.room(position, seat) ? position.ruins() : Corners.NONE;
    }

    private int own(Position position) {
        Buildings buildings = position.side(seat).buildings();
        int yield = soil.worth(buildings.settlements()) + 2 * soil.worth(buildings.cities());
        return POINT * Score.points(position, seat) + route(position) + yield;
    }

    /** Roads count for the longest route: on the way to it, and for staying ahead. */
    private int route(Position position) {
        int own = position.side(seat).buildings().route();
        int rivals = foes.route();
        if (position.honours().route() == seat.number()) {
            return ROUTE_STEP * own + LEAD[Math.clamp(own - rivals, 0, LEAD.length - 1)];
        }
        int lacking = Math.max(HonourLaw.FIRST_ROUTE, rivals + 1) - own;
        return ROUTE_STEP * own + (lacking < PROMISE.length ? PROMISE[lacking] : 0);
    }

    private int growth(Position position) {
        return room.value() * soil.personality().roads() / (Sites.room(position, seat) ? 100 : 400);
    }

    /**
     * Returns the threat of rivals: their goods count the more the closer they are to the end, and a sole leader's lead counts
     * besides.
     */
    private int rivals(Position position) {
        Personality personality = soil.personality();
        int sum = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            int points = Score.points(position, other);
            sum += other == seat.number() ? 0 : (POINT * points + foes.goods(other)) * (15 + 4 * points) / 100;
        }
        return (sum * personality.envy() + lead(position) * POINT * personality.spite()) / 100;
    }

    /** Returns the lead of a rival over everybody else, in points; 0 if no rival leads alone. */
    private int lead(Position position) {
        int own = Score.points(position, seat);
        int first = own;
        int second = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            int points = other == seat.number() ? 0 : Score.points(position, other);
            second = points > first ? first : Math.max(second, points);
            first = Math.max(first, points);
        }
        return first > own ? first - second : 0;
    }
}
