package heraldo.rules.ruleset.kaixiflan.chronicle;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.score.Finish;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.ArrayList;
import java.util.List;

/** The last section of the last chronicle: who has won, with how much Fame, and what decided a tie (R95). */
public final class VerdictTale implements Step {

    @Override
    public void play(Progress turn) {
        Law law = turn.lawNow();
        Finish.of(law).ifPresent(outcome -> {
            List<Message> told = new ArrayList<>(List.of(outcome.reason()));
            told.addAll(verdict(new Ranking(law)));
            turn.tell(Section.of(Message.of("chronicle.end"), told));
        });
    }

    private static List<Message> verdict(Ranking ranking) {
        List<Score> winners = ranking.winners();
        List<Message> told = new ArrayList<>();
        told.add(Message.of(
                "end.winner",
                "winners",
                Say.owners(winners.stream().map(Score::owner).toList()),
                "who",
                winners.size(),
                "total",
                winners.get(0).total()));
        ranking.tieBreaks().forEach(key -> told.add(Message.of(key)));
        return told;
    }
}
