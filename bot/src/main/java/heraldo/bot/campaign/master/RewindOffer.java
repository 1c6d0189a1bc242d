package heraldo.bot.campaign.master;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.TurnKey;

/**
 * A question to the game master: shall the campaign be taken back?
 *
 * @param number the turn that would be opened again
 * @param open the turn that is open now, and would be given up
 */
public record RewindOffer(Campaign campaign, int number, TurnKey open) {}
