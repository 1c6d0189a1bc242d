package heraldo.bot.campaign.model;

/**
 * Names a row of turns.
 *
 * @param number the turn, from 1
 * @param step 0, and counted up in a ruleset whose orders are instant: each sheet is one step of the running turn. Counted on,
 *     too, in a turn that is opened again
 */
public record TurnKey(CampaignId campaign, int number, int step) {

    /**
     * Returns whether this turn was taken back, now that another is open: only a return leads from a turn to an earlier one, or
     * to itself.
     *
     * @param instant whether the open turn goes from step to step
     */
    public boolean undoneBy(TurnKey open, boolean instant) {
        return number > open.number || (number == open.number && step != open.step && !instant);
    }
}
