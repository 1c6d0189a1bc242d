package heraldo.rules.kernel;

/**
 * What a seat may be told while the turn is open, because of what others have written too: that a bargain both have
 * entered is mirrored. It betrays nothing else.
 *
 * @param to who is told
 */
public record Notice(Seat to, Message text) {}
