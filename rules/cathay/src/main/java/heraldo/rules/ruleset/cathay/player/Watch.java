package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.state.Position;

/** How a seat judges the danger to its buildings. */
@FunctionalInterface
interface Watch {

    /** What it may lose soon, in hundredths of a point. */
    int danger(Position position, Foes foes, Worth worth);
}
