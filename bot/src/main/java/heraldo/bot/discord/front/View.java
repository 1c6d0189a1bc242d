package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Viewer;

/**
 * A campaign in somebody's eyes.
 *
 * @param viewer what may be seen
 * @param speech the reader's language
 */
public record View(Campaign campaign, Viewer viewer, Speech speech) {}
