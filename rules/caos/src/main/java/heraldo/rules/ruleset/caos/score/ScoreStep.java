package heraldo.rules.ruleset.caos.score;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Rates;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;

/** The points of the turn (§2.7), added to the totals. Bands that have resigned score no more (CR50). */
public final class ScoreStep implements Step {

    @Override
    public void play(Progress turn) {
        Law scored = turn.law().settings().scoresStart() ? turn.law() : turn.lawNow();
        for (Seat seat : turn.now().active()) {
            Points points = points(turn, scored, seat);
            turn.scored(seat, points);
        }
        turn.change(war -> war.withEvery((seat, band) -> band.scored(band.score() + scored(turn, seat))));
    }

    private static int scored(Progress turn, Seat seat) {
        return turn.points().getOrDefault(seat, Points.NONE).total();
    }

    private static Points points(Progress turn, Law scored, Seat seat) {
        Rates.Scores rates = scored.rates().points();
        return new Points(
                rates.planet() * scored.planets(seat).size(),
                rates.resource() * scored.resources(seat),
                rates.subsector() * scored.subsectors(seat).size(),
                rates.outer() * scored.sectors(seat, Side.OUTER).size(),
                rates.eye() * scored.sectors(seat, Side.EYE).size(),
                turn.awards().stream().mapToInt(award -> deed(award, seat)).sum(),
                aspect(turn, seat),
                Say.factor(turn.law().war()));
    }

    private static int deed(Award award, Seat seat) {
        return award.points().getOrDefault(seat, 0) + award.helpers().getOrDefault(seat, 0);
    }

    /** Returns the points from the aspects of Khorne and Slaanesh (C44). */
    private static int aspect(Progress turn, Seat seat) {
        Aspects aspects = new Aspects(turn.law());
        Rates.Scores rates = turn.law().rates().points();
        int points = 0;
        if (aspects.works(seat, Faith.KHORNE)) {
            points += rates.conquest()
                    * (int) turn.conquests(seat).stream()
                            .filter(battle -> battle.loser().isPresent())
                            .count();
        }
        if (aspects.works(seat, Faith.SLAANESH)) {
            points += rates.kill() * turn.kills(seat);
        }
        return points;
    }
}
