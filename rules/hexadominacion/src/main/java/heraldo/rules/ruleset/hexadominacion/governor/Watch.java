package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Guards the capital against what may really come, and no more; moves it to a safer or grander city where that pays. */
final class Watch {

    private static final int NEAR = 2;

    private final Survey survey;
    private final int seat;
    private final Aim aim;
    private final Purse purse;

    Watch(Survey survey, int seat, Aim aim, Purse purse) {
        this.survey = survey;
        this.seat = seat;
        this.aim = aim;
        this.purse = purse;
    }

    /** Another seat for the crown, already paid: a city that is under less threat than the present one. */
    Optional<MoveCapital> refuge() {
        Costs costs = survey.book.costs();
        int capital = survey.realm(seat).capital();
        int threat = capital == Board.NOWHERE ? 0 : survey.threat(capital, seat);
        if (threat == 0 || !purse.affords(costs.capital())) {
            return Optional.empty();
        }
        Optional<Integer> city = survey.hexes(seat).stream()
                .filter(hex -> hex != capital && high(survey.world.tile(hex)))
                .filter(hex -> survey.threat(hex, seat) * 2 < threat)
                .min(Comparator.comparingInt(hex -> survey.threat(hex, seat)));
        city.ifPresent(hex -> purse.spend(costs.capital()));
        return city.map(MoveCapital::new);
    }

    private boolean high(Tile tile) {
        return tile.city() && tile.level() >= survey.book.costs().capitalLevel();
    }

    /** Posts as many as may come; they clear the hexes before the walls, and what it costs to pay all of them is kept. */
    void guard(Muster muster, int capital) {
        int threat = capital == Board.NOWHERE ? 0 : survey.threat(capital, seat);
        if (threat == 0) {
            if (!aim.bold()) {
                provide(capital);
            }
            return;
        }
        Costs costs = survey.book.costs();
        int wanted = (threat + threat / 6 + 2) * aim.weights().guard() / 100;
        int payable = purse.affords(costs.defend(), wanted);
        int recruits = purse.affords(costs.recruit().plus(costs.defend()), wanted) / 2 + 1;
        int there = muster.post(capital, Math.max(payable, 1), recruits);
        muster.release(capital, there);
        sally(muster, capital);
        int stay = Math.min(there, muster.free(capital));
        muster.engage(capital, stay);
        purse.keep(costs.defend().times(purse.affords(costs.defend(), there)));
    }

    /** Goods for a siege are kept while somebody is near. */
    private void provide(int capital) {
        int near = 0;
        for (int hex = 0; capital != Board.NOWHERE && hex < Board.SIZE; hex++) {
            int owner = survey.owner(hex);
            if (owner != seat && owner != Tile.NOBODY && Board.distance(hex, capital) == NEAR) {
                near = Math.max(near, survey.strength(owner));
            }
        }
        Costs costs = survey.book.costs();
        purse.keep(costs.defend()
                .times(purse.affords(costs.defend(), near * aim.weights().guard() / 200)));
    }

    /** Attacks the rival hexes around the capital, the weakest first: an attack on the capital needs a hex to come from. */
    private void sally(Muster muster, int capital) {
        List<Integer> ring = Board.neighbours(capital)
                .filter(hex -> survey.owner(hex) != seat && survey.owner(hex) != Tile.NOBODY)
                .filter(hex -> !survey.capital(hex))
                .boxed()
                .sorted(Comparator.comparingInt(hex -> survey.world.tile(hex).soldiers()))
                .toList();
        for (int hex : ring) {
            int soldiers =
                    Odds.needed(survey.world.tile(hex).soldiers(), aim.weights().odds());
            if (soldiers <= muster.free(capital)) {
                muster.attack(hex, soldiers);
            }
        }
    }
}
