package heraldo.bot.campaign.model;

/**
 * Names a row of turns.
 *
 * @param number the turn, from 1
 * @param step 0, and counted up in a ruleset whose orders are instant: each sheet is one step of the running turn. Counted on,
 *     too, in a turn that is opened again
 */
public record TurnKey(CampaignId campaign, int number, int step) {}
