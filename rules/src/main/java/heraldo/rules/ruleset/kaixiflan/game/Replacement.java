package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.order.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.Import;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Vote;
import java.util.List;

/** Which orders take the place of an earlier one: vote, import, ballad, story, and the name of the same hex (§3.2). */
final class Replacement {

    private static final List<Class<?>> SINGLE =
            List.of(Vote.class, Import.class, Ballad.class, Story.class, Pass.class);

    private Replacement() {}

    static boolean replaces(Order later, Order earlier) {
        if (later instanceof Name name && earlier instanceof Name other) {
            return name.hex().equals(other.hex());
        }
        return later.getClass() == earlier.getClass() && SINGLE.contains(later.getClass());
    }
}
