package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Rates;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Stage;

/** The value of a position to a seat, in hundredths of a point: its expected total, less those of the others. */
final class Estimate {

    private static final int HUNDRED = 100;

    /** Of a hundred deeds that are within reach, so many are done before others do them. */
    private static final int LUCK = 60;

    private final Law law;
    private final Horizon horizon;

    Estimate(Law law) {
        this.law = law;
        this.horizon = Horizon.of(law.war());
    }

    long worth(Seat seat, Leaning leaning) {
        long best = 0;
        long sum = 0;
        int others = 0;
        for (Seat other : law.war().others(seat)) {
            long total = total(other);
            best = Math.max(best, total);
            sum += total;
            others++;
        }
        return total(seat)
                + quests(seat)
                - best * leaning.weight("lead") / HUNDRED
                - (others == 0 ? 0 : sum * leaning.weight("rest") / HUNDRED / others);
    }

    /** Returns the expected total of a seat if things go on as they are. */
    private long total(Seat seat) {
        long score = (long) HUNDRED * law.band(seat).score();
        if (law.war().stage() != Stage.ORDERS || law.band(seat).resigned()) {
            return score;
        }
        int actions = Budget.of(law, seat).actions();
        return score + (long) income(seat) * horizon.point() + (long) actions * (horizon.use() + horizon.action());
    }

    /** The points of a turn in which nothing happens. */
    private int income(Seat seat) {
        Rates.Scores points = law.rates().points();
        return law.planets(seat).size() * points.planet()
                + law.resources(seat) * points.resource()
                + law.subsectors(seat).size() * points.subsector()
                + law.sectors(seat, Side.OUTER).size() * points.outer()
                + law.sectors(seat, Side.EYE).size() * points.eye();
    }

    private long quests(Seat seat) {
        long sum = 0;
        if (law.war().stage() == Stage.ORDERS && horizon.now() > 0) {
            for (Quest quest : Quest.all(law, seat)) {
                sum += quest.progress(horizon);
            }
        }
        return sum * LUCK / HUNDRED;
    }
}
