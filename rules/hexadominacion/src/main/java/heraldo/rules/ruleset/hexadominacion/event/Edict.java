package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Resource;

/** An act of the game master on the open position. It takes effect at once, and everybody is told. */
public sealed interface Edict extends Order {

    /** A realm may not move soldiers until a round has ended (R15). */
    record Sanction(Seat realm, int until) implements Edict {}

    /** A realm may move soldiers again. */
    record Pardon(Seat realm) implements Edict {}

    /** A hex is called something else on the map (§6); its key and its old name still find it. */
    record Rename(int hex, String name) implements Edict {}

    /** The extension that was voted is played (option {@code extensionNeedsGm}). */
    record Agree() implements Edict {}

    /** The extension that was voted is not played. */
    record Decline() implements Edict {}

    /** The game ends now, and the score counts as it stands (R50). */
    record Close() implements Edict {}

    /** A hex belongs to a realm, with the soldiers that are in it. */
    record Award(int hex, Seat realm) implements Edict {}

    /** A hex belongs to nobody, with the soldiers that are in it. */
    record Free(int hex) implements Edict {}

    /** A hex has exactly so many soldiers. */
    record Station(int soldiers, int hex) implements Edict {}

    /** A hex is of a level. */
    record Raise(int hex, int level) implements Edict {}

    /** A realm has exactly so much of a resource. */
    record Hold(Seat realm, int amount, Resource resource) implements Edict {}

    /** A realm has exactly so much culture. */
    record Cultivate(Seat realm, int points) implements Edict {}

    /** One of a realm's cities is its capital. */
    record Crown(Seat realm, int hex) implements Edict {}
}
