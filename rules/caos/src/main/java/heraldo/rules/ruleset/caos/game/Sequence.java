package heraldo.rules.ruleset.caos.game;

import heraldo.rules.ruleset.caos.deed.DeedStep;
import heraldo.rules.ruleset.caos.deed.RewardStep;
import heraldo.rules.ruleset.caos.order.AllianceStep;
import heraldo.rules.ruleset.caos.order.BargainStep;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.score.Finale;
import heraldo.rules.ruleset.caos.score.ScoreStep;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.BattleStep;
import heraldo.rules.ruleset.caos.turn.ConquestStep;
import heraldo.rules.ruleset.caos.turn.DefenceStep;
import heraldo.rules.ruleset.caos.turn.FallStep;
import heraldo.rules.ruleset.caos.turn.LatestStep;
import heraldo.rules.ruleset.caos.turn.SilenceStep;
import heraldo.rules.ruleset.caos.turn.Step;
import java.util.List;

/** The order of resolution (§6), from step 3 on: steps 1 and 2 close the sheets. */
final class Sequence {

    private Sequence() {}

    static List<Step> of(Stage stage) {
        return switch (stage) {
            case ORDERS -> orders();
            case LIEUTENANTS -> List.of(Lieutenants::appoint);
            case OVER -> List.of();
        };
    }

    private static List<Step> orders() {
        return List.of(
                Step.each(Defend.class, Defend::guard),
                Step.each(DefendSector.class, DefendSector::guard),
                Step.each(Invade.class, Invade::march),
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
                Step.each(Resign.class, Resign::leave),
                Finale::end);
    }
}
