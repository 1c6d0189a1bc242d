package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.SortedSet;

/**
 * Effects of the last turn's events on this one.
 *
 * @param storms hexes with a storm over them: within 1 of them nothing is collected (EV3)
 * @param fair whether free trade costs x2 (EV10)
 */
public record Omens(SortedSet<Hex> storms, boolean fair) {

    public static final Omens NONE = new Omens(Frozen.noSet(), false);

    public Omens {
        storms = Frozen.set(storms);
    }
}
