package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.TurnKey;

/** Plays a step of an instant turn as soon as it is written, while the player waits for the receipt. */
@FunctionalInterface
public interface StepPlayer {
    /**
     * Plays it before this returns, or when its seal is posted.
     *
     * @param act the act that made the step due
     */
    void step(TurnKey turn, Act act);
}
