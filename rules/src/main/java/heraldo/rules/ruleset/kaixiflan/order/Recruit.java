package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>Reclutar</i>: at an own settlement. */
public record Recruit(Hex settlement, List<Levy> levies) implements Enlisting {
    public Recruit {
        levies = List.copyOf(levies);
    }
}
