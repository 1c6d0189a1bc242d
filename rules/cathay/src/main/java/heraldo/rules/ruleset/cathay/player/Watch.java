package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.state.Position;

/** A seat's judgement of the danger to its buildings. */
@FunctionalInterface
interface Watch {

    /** Returns the loss that the seat must expect soon, in hundredths of a point. */
    int danger(Position position, Foes foes, Worth worth);
}
