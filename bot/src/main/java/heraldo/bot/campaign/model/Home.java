package heraldo.bot.campaign.model;

import java.util.Locale;
import java.util.Optional;

/**
 * The home of a campaign: the server in which it is played, and the channels it posts to.
 *
 * @param guild the server it is played in
 * @param language the language of its public posts
 * @param channels its channels, once they have been made
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
