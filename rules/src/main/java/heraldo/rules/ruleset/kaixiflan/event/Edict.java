package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** An act of the game master that takes effect at once. What waits for the phase of events is a decree. */
public sealed interface Edict extends Order {

    /** A mission of his own becomes active. */
    record NewMission(String title, int fame, String condition) implements Edict {}

    /** A card of the decks becomes active. */
    record PlayCard(String mission) implements Edict {}

    /** A province is given a mission's Fame, and the mission leaves. */
    record Award(String mission, Owner province) implements Edict {}

    /** A mission leaves without anybody scoring. */
    record Withdraw(String mission) implements Edict {}

    /** The vote of the itinerant bards (R78). */
    record Bards(Owner province) implements Edict {}

    /** A province has no player for the time being (R99). */
    record Vacate(Owner province) implements Edict {}

    /** A province has a player again. */
    record Settle(Owner province) implements Edict {}

    /** The game ends now (R94). */
    record Close() implements Edict {}
}
