package heraldo.bot.campaign;

import heraldo.rules.kernel.Order;

/**
 * Takes orders, one transaction an act: the turn is open, the act was given before the deadline, the seat is the user's,
 * the interaction is new, the line can stand; then a new revision of the sheet is added. Every act is answered with a
 * receipt. An act that comes twice is answered twice and done once.
 *
 * <p>All methods throw {@link RefusedException} with the sentence for the player; then nothing has changed.
 */
public final class OrderDesk {
    /** Writes an order on the sheet. */
    public Receipt add(Act act, Order order) {
        throw new UnsupportedOperationException();
    }

    /** Writes an order given as a line of text, in the player's language or the campaign's. */
    public Receipt add(Act act, String line) {
        throw new UnsupportedOperationException();
    }

    /** Enters many lines: those that can stand, in order; the others are listed in the receipt. */
    public Receipt paste(Act act, String text) {
        throw new UnsupportedOperationException();
    }

    /**
     * Adds the repetitions of an order's group to a line of the same type with the same other parameters.
     *
     * @param line from 1
     */
    public Receipt append(Act act, int line, Order more) {
        throw new UnsupportedOperationException();
    }

    /** Strikes a line; the lines below move up. */
    public Receipt remove(Act act, int line) {
        throw new UnsupportedOperationException();
    }

    /** Moves a line. */
    public Receipt move(Act act, int from, int to) {
        throw new UnsupportedOperationException();
    }

    /** Strikes all lines. */
    public Receipt clear(Act act) {
        throw new UnsupportedOperationException();
    }

    /** Says that the seat is ready, or that it is not after all. May end the turn. */
    public Receipt ready(Act act, boolean ready) {
        throw new UnsupportedOperationException();
    }

    /** Shows the sheet. */
    public Receipt show(Act act) {
        throw new UnsupportedOperationException();
    }
}
