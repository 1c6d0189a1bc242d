package heraldo.bot.campaign.rulebook;

import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.engine.simulation.Simulated.LossOdds;
import heraldo.rules.engine.simulation.Simulated.Misfit;
import heraldo.rules.engine.simulation.Spread;
import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.Optional;

/**
 * The result of simulating a sheet, from what its seat may know.
 *
 * @param plays the number of times that the turn was played
 * @param later the name of the seat's next own turn, if that one was played; empty if it was the open one
 * @param lines the odds of each line
 * @param total the change of the seat's total
 * @param losses the losses, most frequent first
 * @param misfits lines that were written for others and cannot stand, whatever is true
 * @param likeliest the own map after a play that came out as most did
 */
public record WhatIf(
        int plays,
        Optional<Message> later,
        List<LineOdds> lines,
        Spread total,
        List<LossOdds> losses,
        List<Misfit> misfits,
        Scene likeliest) {

    public WhatIf {
        lines = List.copyOf(lines);
        losses = List.copyOf(losses);
        misfits = List.copyOf(misfits);
    }

    /** Prints nothing of it. */
    @Override
    public String toString() {
        return "a turn simulated";
    }
}
