package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.TurnKey;

/** Plays a step of a turn that ends the moment somebody has written, while its writer waits for the receipt. */
@FunctionalInterface
public interface StepPlayer {
    /**
     * Plays it before this returns, or when its seal is posted.
     *
     * @param act what made the step due
     */
    void step(TurnKey turn, Act act);
}
