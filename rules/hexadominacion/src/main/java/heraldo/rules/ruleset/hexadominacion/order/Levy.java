package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;

/** An order of phase 3, which is one list in written order, so that a dismissal may pay for a recruit (H11, R18). */
public interface Levy extends Command {

    /** Phase 3. */
    void muster(Round round, Line<?> line);
}
