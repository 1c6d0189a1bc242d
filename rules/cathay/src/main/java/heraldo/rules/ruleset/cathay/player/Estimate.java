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
 * How good positions of one turn look to a seat, from what is public: points, yields, room to grow, soldiers, and what rivals have.
 * What an order leaves as it was is not judged again. Lives within one proposal.
 */
final class Estimate {

    private static final int ROUTE_STEP = 3;

    /** What ROUTE is worth to a seat that lacks so many roads for it. */
    private static final int[] PROMISE = {100, 55, 30, 14, 5};

    /** What it is worth to be so many roads ahead of everybody. */
    private static final int[] LEAD = {0, 10, 16};

    private final Seat seat;
    private final Soil soil;
    private final Watch watch;
    private Foes foes;
    private Hopes hopes;
    private Room room;

    /**
     * What positions of one turn look like to a seat.
     *
     * @param watch how its buildings' danger is judged
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

    /** What others have counts the more the closer they are to the end, and what the leader has more than all besides. */
    private int rivals(Position position) {
        Personality personality = soil.personality();
        int sum = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            int points = Score.points(position, other);
            sum += other == seat.number() ? 0 : (POINT * points + foes.goods(other)) * (15 + 4 * points) / 100;
        }
        return (sum * personality.envy() + lead(position) * POINT * personality.spite()) / 100;
    }

    /** How many points a rival has more than everybody else. */
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
