package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.AgreementStep;
import heraldo.rules.ruleset.kaixiflan.turn.BuildingStep;
import heraldo.rules.ruleset.kaixiflan.turn.Closing;
import heraldo.rules.ruleset.kaixiflan.turn.EnlistStep;
import heraldo.rules.ruleset.kaixiflan.turn.FoundingStep;
import heraldo.rules.ruleset.kaixiflan.turn.GatherStep;
import heraldo.rules.ruleset.kaixiflan.turn.MarchStep;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.ProgressStep;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.StoreStep;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import heraldo.rules.ruleset.kaixiflan.turn.TradeStep;
import heraldo.rules.ruleset.kaixiflan.turn.TributeStep;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/**
 * One sheet played alone, in the turn's own order (§4.1). Battles want dice, what scouts find is hidden, events and missions
 * are in others' hands: those steps are left out.
 *
 * @param turn the turn so played
 * @param gathered where everybody stands before anybody marches
 */
record Rehearsal(Progress turn, Muster gathered) {

    private static final List<Step> BEFORE = List.of(
            new GatherStep(),
            new TradeStep(),
            new AgreementStep(),
            new FoundingStep(),
            new BuildingStep(),
            new ProgressStep());
    private static final List<Step> AFTER =
            List.of(new MarchStep(), new EnlistStep(), new TributeStep(), new StoreStep());

    static Rehearsal of(Examiner examiner, Law law, Owner owner, OrderSheet sheet) {
        List<Task<?>> tasks = new Closing(examiner)
                .tasks(law, new TreeMap<>(Collections.singletonMap(owner.seat().orElseThrow(), sheet))).stream()
                        .filter(task -> task.owner() == owner)
                        .toList();
        Progress turn = new Progress(law, new NoDice(), tasks);
        BEFORE.forEach(step -> step.play(turn));
        Muster gathered = turn.now().muster();
        AFTER.forEach(step -> step.play(turn));
        return new Rehearsal(turn, gathered);
    }

    /** Whatever is rehearsed is certain. */
    private static final class NoDice implements Dice {

        @Override
        public Stream stream(String label) {
            throw new IllegalStateException("dice in a rehearsal: " + label);
        }

        @Override
        public long lot(String label) {
            throw new IllegalStateException("dice in a rehearsal: " + label);
        }
    }
}
