package heraldo.rules.kernel;

/**
 * What a seat may be told while the turn is open, based on others' sheets, too: that the other side of a bargain has been
 * written. It reveals nothing else.
 *
 * @param to who is told
 */
public record Notice(Seat to, Message text) {}
