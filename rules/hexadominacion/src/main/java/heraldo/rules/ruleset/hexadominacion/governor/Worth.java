package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;

/** The worth of a position to a realm: its own prospects, less those of the strongest rival and of the rest. */
final class Worth {

    private static final long LOST = 2_000_000;

    private static final int STRONGEST = 50;
    private static final int REST = 20;
    private static final int ENOUGH = 130;
    private static final int BEYOND = 40;

    private final Survey survey;
    private final Appraisal appraisal;
    private final int seat;
    private final Weights weights;

    Worth(Survey survey, int seat, Weights weights) {
        this.survey = survey;
        this.appraisal = new Appraisal(survey, survey.realm(seat).stock());
        this.seat = seat;
        this.weights = weights;
    }

    long worth() {
        long strongest = 0;
        long sum = 0;
        int rivals = 0;
        for (int owner = 1; owner <= survey.world.seats(); owner++) {
            if (owner != seat && survey.realm(owner).active()) {
                long prospects = prospects(owner);
                strongest = Math.max(strongest, prospects);
                sum += prospects;
                rivals++;
            }
        }
        long own = survey.realm(seat).active() ? rank(prospects(seat), strongest, rivals) * (100 - danger()) : -LOST;
        long rest = rivals > 1 ? (sum - strongest) / (rivals - 1) : 0;
        return own - strongest * STRONGEST * weights.leader() / 100 - rest * REST;
    }

    /** Weighs own prospects: the part that is enough to win counts in full, the rest less; without rivals it is victory. */
    private static long rank(long own, long strongest, int rivals) {
        long enough = strongest * ENOUGH / 100;
        return rivals == 0 ? LOST / 100 + own : Math.min(own, enough) + Math.max(0, own - enough) * BEYOND / 100;
    }

    /** A realm's total, and what its land will bring. */
    private long prospects(int owner) {
        long sum = survey.total(owner);
        int rounds = Math.max(0, Math.min(12, survey.roundsLeft()));
        for (int hex = 0; hex < Board.SIZE; hex++) {
            Tile tile = survey.world.tile(hex);
            sum += tile.owner() == owner ? (long) rounds * appraisal.harvest(tile) : 0;
        }
        return sum;
    }

    /** Returns the danger that the capital falls soon, of a hundred. */
    private int danger() {
        int capital = survey.realm(seat).capital();
        if (capital == Board.NOWHERE) {
            return 0;
        }
        int threat = survey.threat(capital, seat);
        int units = survey.realm(seat).stock().sum();
        int guard = Math.min(survey.army(seat) + units / 20, units / 7);
        return threat <= guard ? 0 : Math.min(60, 100 * (threat - guard) / (threat + guard));
    }
}
