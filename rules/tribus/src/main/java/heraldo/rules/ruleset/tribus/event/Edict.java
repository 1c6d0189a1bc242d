package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Weekday;

/** An act of the game master on the open position. It takes effect at once, and everybody is told. */
public sealed interface Edict extends Order {

    /** A tribe plays on another day; the tribe that had that day takes over the old one (Q46). */
    record Reassign(Seat tribe, Weekday day) implements Edict {}

    /** A tile of land belongs to a tribe, with the soldiers that are on it. */
    record Award(Hex tile, Seat tribe) implements Edict {}

    /** A tile of land belongs to nobody and is empty. */
    record Free(Hex tile) implements Edict {}

    /** On a tile of land stand exactly so many soldiers of its owner. */
    record Station(int soldiers, Hex tile) implements Edict {}

    /** On a tile of sea lies a ship of a tribe with so many aboard. */
    record Launch(Hex tile, Seat tribe, int crew) implements Edict {}

    /** No ship lies on a tile of sea. */
    record Sink(Hex tile) implements Edict {}

    /** The pool of a city holds exactly so much. */
    record Fill(Hex city, int amount) implements Edict {}

    /** A city is not marked as besieged any more. */
    record Relieve(Hex city) implements Edict {}
}
