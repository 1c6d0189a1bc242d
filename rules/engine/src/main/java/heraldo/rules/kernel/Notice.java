package heraldo.rules.kernel;

/**
 * A notice to a seat while the turn is open, based on others' sheets, too: the other side of a bargain has been written. It
 * reveals nothing else.
 *
 * @param to the seat that gets it
 */
public record Notice(Seat to, Message text) {}
