package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Viewer;

/**
 * A campaign in somebody's eyes.
 *
 * @param roster the campaign and who sits in it
 * @param viewer what may be seen
 * @param speech the reader's language
 * @param look how pictures are drawn for the reader
 */
public record View(Roster roster, Viewer viewer, Speech speech, Look look) {

    public Campaign campaign() {
        return roster.campaign();
    }
}
