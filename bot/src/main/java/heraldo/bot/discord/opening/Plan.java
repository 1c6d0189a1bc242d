package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Prospect;

/**
 * A draft that could be opened as it is.
 *
 * @param wish what would be opened
 * @param prospect what would come of it
 */
record Plan(Draft draft, NewCampaign wish, Prospect prospect) {}
