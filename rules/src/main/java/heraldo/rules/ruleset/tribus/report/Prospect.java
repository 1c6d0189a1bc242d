package heraldo.rules.ruleset.tribus.report;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How far it is to each of the victories that this game knows (Q42). */
record Prospect(Rulebook book, World world) {

    List<Message> sentences() {
        List<Message> sentences = new ArrayList<>();
        if (world.week() == 0) {
            return sentences;
        }
        Ranking ranking = new Ranking(book, world);
        int enough = world.options().number("dominationCities");
        if (enough > 0) {
            world.living().stream()
                    .max(Comparator.comparingInt(
                            (Integer tribe) -> ranking.holding(tribe).cities()))
                    .ifPresent(tribe ->
                            sentences.add(Message.of("report.domination", "tribe", Say.tribe(tribe), "enough", enough)
                                    .with("n", ranking.holding(tribe).cities())));
        }
        int last = world.options().number("maxWeeks");
        if (last > 0) {
            List<Integer> best = ranking.best();
            sentences.add(Message.of("report.score", "last", last, "tribes", Say.tribes(best), "n", best.size()));
        }
        return sentences;
    }
}
