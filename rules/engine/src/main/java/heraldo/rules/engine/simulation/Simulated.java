package heraldo.rules.engine.simulation;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * The result of a turn that was played many times.
 *
 * @param plays how many times
 * @param later what the seat's own turn is called, if lines wait for it and it was played; empty if it is the open one
 * @param lines what came of each line of the sheet, in their order
 * @param total how the seat's total in the fame table changed
 * @param losses what was lost against the seat's will, what was lost most often first
 * @param misfits lines written for others that could not stand anywhere
 * @param likeliest a play in which the lines fared as they did most often, as the seat would see it
 */
public record Simulated<S>(
        int plays,
        Optional<Message> later,
        List<LineOdds> lines,
        Spread total,
        List<LossOdds> losses,
        List<Misfit> misfits,
        Aftermath<S> likeliest) {

    public Simulated {
        lines = List.copyOf(lines);
        losses = List.copyOf(losses);
        misfits = List.copyOf(misfits);
    }

    /**
     * A line that the asker has written for another and that cannot stand, whatever is true of what they do not know.
     *
     * @param line its number on that sheet, from 1
     * @param why it could not stand the first time
     */
    public record Misfit(Seat rival, int line, Message why) {}

    /**
     * The odds of a line.
     *
     * @param worked the number of plays in which it came to what its player wanted
     * @param reason its most frequent reason for failing; empty if it always worked, or nothing gives a reason
     * @param because the number of plays in which it failed for that reason
     */
    public record LineOdds(int worked, Optional<Message> reason, int because) {}

    /**
     * Something that was lost.
     *
     * @param loss as it was told most often
     * @param times in how many plays
     */
    public record LossOdds(Loss loss, int times) {}
}
