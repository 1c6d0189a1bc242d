package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;

/**
 * One sheet played alone, in the turn's own order (§4.1). Battles want dice, what scouts find is hidden, events and missions
 * are in others' hands: those steps are left out.
 *
 * @param turn the turn so played
 * @param gathered everybody's units before anybody marches
 */
public record Rehearsal(Progress turn, Muster gathered) {

    /**
     * A rehearsal.
     *
     * @param tasks the orders of the sheet
     * @param before the steps up to where units march
     * @param after the steps from there on
     */
    public static Rehearsal of(Law law, List<Task<?>> tasks, List<Step> before, List<Step> after) {
        Progress turn = new Progress(law, new NoDice(), tasks);
        before.forEach(step -> step.play(turn));
        Muster gathered = turn.now().muster();
        after.forEach(step -> step.play(turn));
        return new Rehearsal(turn, gathered);
    }

    /** Dice that refuse every throw, since everything in a rehearsal is certain. */
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
