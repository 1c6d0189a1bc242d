package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.port.Courier;
import java.util.Optional;
import java.util.OptionalLong;

/** Port: finds among what has been posted what the outbox once held. */
@FunctionalInterface
public interface PostedMarks {
    /**
     * The highest number of a dispatch that is found among a campaign's latest public posts.
     *
     * @param known names the latest public post that the books know, as {@link Courier#deliver} did
     * @return empty if none is found, or if there is nothing after the known one
     */
    OptionalLong newest(Campaign campaign, Optional<String> known);
}
