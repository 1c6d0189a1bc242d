package heraldo.rules.ruleset.tribus.report;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;

/** Distance to each of the victories that this game knows (Q42). */
public record Prospect(Rulebook book, World world) {

    /** A sentence for each of them; none during the draft. */
    public List<Message> sentences() {
        List<Message> sentences = new ArrayList<>();
        if (world.week() == 0) {
            return sentences;
        }
        Ranking ranking = new Ranking(book, world);
        int enough = world.settings().dominationCities();
        if (enough > 0) {
            int most = ranking.mostCities();
            sentences.add(nearest("report.domination", ranking.withCities(most))
                    .with("enough", enough)
                    .with("cities", most));
        }
        int last = world.settings().maxWeeks();
        if (last > 0) {
            sentences.add(nearest("report.score", ranking.best()).with("last", last));
        }
        return sentences;
    }

    private static Message nearest(String key, List<Integer> tribes) {
        return Message.of(key, "tribes", Say.tribes(tribes), "n", tribes.size());
    }
}
