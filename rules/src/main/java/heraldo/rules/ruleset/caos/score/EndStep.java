package heraldo.rules.ruleset.caos.score;

import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;

/** The next turn opens, or the game ends (C46, CR50). */
public final class EndStep implements Step {

    @Override
    public void play(Progress turn) {
        boolean last = Finale.due(turn.now());
        turn.change(war -> war.withTurn(war.turn() + 1));
        if (last) {
            turn.change(Finale::begin);
        }
    }
}
