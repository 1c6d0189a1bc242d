package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;

/**
 * One version of a seat's sheet. Never changed: every act appends another. Prints nothing secret.
 *
 * @param number from 1
 * @param sheet the orders in stored form
 * @param text the canonical Spanish lines joined by line feeds: what the receipt code covers
 * @param commitment its seal
 * @param ready whether the seat wants no more time
 * @param author the user who wrote it; {@link #GOVERNOR} for the stand-in governor, {@link #STANDING} for standing lines
 */
public record Revision(
        TurnKey turn,
        Seat seat,
        int number,
        String sheet,
        String text,
        Commitment commitment,
        boolean ready,
        long author) {
    /** The number of the author that stands for nobody: a governor. */
    public static final long GOVERNOR = 0;

    /** The number of the author of lines that a player had left standing for turns in which they send none. */
    public static final long STANDING = -1;

    /** The revision after it that says the same, of a seat that is not ready. */
    public Revision reopened() {
        return new Revision(turn, seat, number + 1, sheet, text, commitment, false, author);
    }

    /** Returns whether a player other than this user wrote it. */
    public boolean isOfAnother(long user) {
        return author > 0 && author != user;
    }

    /** Returns whether a player or a governor sent it: it is not the empty sheet of a seat for which nobody wrote. */
    public boolean sent() {
        return author != GOVERNOR || !text.isEmpty();
    }

    /** Returns whether it has any content: an order, or that the seat is ready. */
    public boolean says() {
        return ready || !text.isEmpty();
    }

    @Override
    public String toString() {
        return "revision " + number + " of " + seat + " in turn " + turn.number();
    }
}
