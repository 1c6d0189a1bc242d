package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;

/**
 * A public statement of a seat, signed or anonymous. Its text is not printed.
 *
 * @param id counts up over all campaigns
 * @param writer the seat that speaks, with its player
 * @param signature its signature
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
     * @param player the holder of the seat at that time
     */
    public record Writer(Seat seat, long player) {}

    /**
     * The signature of a missive.
     *
     * @param anonymous whether the writer's identity stays hidden
     * @param place the place that its writer claims to write from; may be empty
     */
    public record Signature(boolean anonymous, String place) {}

    @Override
    public String toString() {
        return "missive " + id;
    }
}
