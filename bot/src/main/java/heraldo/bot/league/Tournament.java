package heraldo.bot.league;

import heraldo.rules.engine.mind.Strength;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Plays a league's games, on all processors.
 *
 * @param games how many of each kind
 */
public record Tournament<S>(League<S> league, int games) {

    /** The tables in lines, with everything that is measured of governors. */
    public List<String> lines(Strength equals) {
        LeagueReport report = new LeagueReport(
                league.hosted().id() + ", " + league.seats() + " seats, " + games + " games of each kind");
        challenge(report, Strength.MARSHAL, Strength.CAPTAIN);
        challenge(report, Strength.CAPTAIN, Strength.APPRENTICE);
        among(report, equals);
        return report.lines();
    }

    /** Only the table of equals. */
    public List<String> ofEquals(Strength strength) {
        LeagueReport report =
                new LeagueReport(league.hosted().id() + ", " + league.seats() + " seats, " + games + " games");
        among(report, strength);
        return report.lines();
    }

    private void challenge(LeagueReport report, Strength strong, Strength weak) {
        report.challenge(strong, weak, played(number -> league.challenge(number, strong, weak)));
    }

    private void among(LeagueReport report, Strength strength) {
        report.drama(new Drama(played(number -> league.among(number, strength))), strength);
    }

    private List<Match> played(IntFunction<Match> match) {
        return IntStream.range(0, games).parallel().mapToObj(match).toList();
    }
}
