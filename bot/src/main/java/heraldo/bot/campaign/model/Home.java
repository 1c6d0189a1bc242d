package heraldo.bot.campaign.model;

import java.util.Locale;
import java.util.Optional;

/**
 * Where a campaign is played and posts.
 *
 * @param guild the server it is played in
 * @param language the language of its public posts
 * @param channels where it lives, once they have been made
 */
public record Home(long guild, Locale language, Optional<Channels> channels) {
    /** A home whose channels have not been made yet. */
    public static Home unfurnished(long guild, Locale language) {
        return new Home(guild, language, Optional.empty());
    }

    Home withChannels(Optional<Channels> others) {
        return new Home(guild, language, others);
    }
}
