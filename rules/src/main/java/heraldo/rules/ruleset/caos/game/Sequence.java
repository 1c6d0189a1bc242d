package heraldo.rules.ruleset.caos.game;

import heraldo.rules.ruleset.caos.chronicle.Telling;
import heraldo.rules.ruleset.caos.deed.DeedStep;
import heraldo.rules.ruleset.caos.deed.RewardStep;
import heraldo.rules.ruleset.caos.score.EndStep;
import heraldo.rules.ruleset.caos.score.LieutenantStep;
import heraldo.rules.ruleset.caos.score.ScoreStep;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.AllianceStep;
import heraldo.rules.ruleset.caos.turn.BargainStep;
import heraldo.rules.ruleset.caos.turn.BattleStep;
import heraldo.rules.ruleset.caos.turn.ConquestStep;
import heraldo.rules.ruleset.caos.turn.DefenceStep;
import heraldo.rules.ruleset.caos.turn.FallStep;
import heraldo.rules.ruleset.caos.turn.LatestStep;
import heraldo.rules.ruleset.caos.turn.ResignStep;
import heraldo.rules.ruleset.caos.turn.SilenceStep;
import heraldo.rules.ruleset.caos.turn.Step;
import java.util.ArrayList;
import java.util.List;

/** The order of resolution (§6), from step 3 on: steps 1 and 2 close the sheets. */
final class Sequence {

    private Sequence() {}

    static List<Step> of(Stage stage) {
        List<Step> steps = new ArrayList<>(
                switch (stage) {
                    case ORDERS -> orders();
                    case LIEUTENANTS -> List.of(new LieutenantStep());
                    case OVER -> List.<Step>of();
                });
        steps.addAll(Telling.of(stage));
        return steps;
    }

    private static List<Step> orders() {
        return List.of(
                new DefenceStep(),
                new AllianceStep(),
                new BattleStep(),
                new ConquestStep(),
                new BargainStep(),
                new FallStep(),
                new DeedStep(),
                new ScoreStep(),
                new RewardStep(),
                new LatestStep(),
                new SilenceStep(),
                new ResignStep(),
                new EndStep());
    }
}
