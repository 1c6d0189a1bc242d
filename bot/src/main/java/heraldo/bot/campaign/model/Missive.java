package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;

/**
 * A public statement of a seat, signed or anonymous. Its text is not printed.
 *
 * @param id counts up over all campaigns
 * @param writer whose it is
 * @param signature how it is signed
 * @param post the number of the post that tells it; 0 until there is one
 * @param withdrawn whether the game master has taken it out
 */
public record Missive(
        long id,
        TurnKey turn,
        Writer writer,
        Signature signature,
        String text,
        Instant at,
        long post,
        boolean withdrawn) {

    /**
     * The seat that speaks.
     *
     * @param player who held the seat then
     */
    public record Writer(Seat seat, long player) {}

    /**
     * How it is signed.
     *
     * @param anonymous whether nobody is told whose it is
     * @param place where its writer says it comes from, may be empty
     */
    public record Signature(boolean anonymous, String place) {}

    @Override
    public String toString() {
        return "missive " + id;
    }
}
