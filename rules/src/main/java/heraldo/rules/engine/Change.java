package heraldo.rules.engine;

import heraldo.rules.kernel.Message;

/**
 * Something that is other than it was: a thing, and what it was and is.
 *
 * @param what the thing, as a noun, e.g. the wheat of a seat
 * @param from what it was, as an argument of a message
 * @param to what it is now
 */
public record Change(Message what, Object from, Object to) {}
