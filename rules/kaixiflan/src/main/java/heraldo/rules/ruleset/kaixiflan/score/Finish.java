package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** End of a game that is over. */
public final class Finish {

    private Finish() {}

    /** Returns the winners and the reason for the end; empty while the game is on. */
    public static Optional<Outcome> of(Law law) {
        if (!law.realm().over()) {
            return Optional.empty();
        }
        SortedSet<Seat> winners = new TreeSet<>();
        new Ranking(law)
                .winners()
                .forEach(score -> winners.add(score.owner().seat().orElseThrow()));
        return Optional.of(new Outcome(winners, Message.of("outcome-of-game." + reason(law))));
    }

    private static String reason(Law law) {
        Realm realm = law.realm();
        boolean fortress = realm.provinces().values().stream()
                .flatMap(province -> province.buildings().stream())
                .anyMatch(id -> law.book().building(id).ends());
        if (fortress) {
            return "fortress";
        }
        return realm.settings().noTurnAfter(realm.turn()) ? "turns" : "closed";
    }
}
