package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * How somebody wants to be spoken to, in every campaign. What is left open is as usual: the language of his Discord, or of the
 * campaign where nobody asks; the theme of the campaign; no quiet hours.
 *
 * @param user Discord's number for the person
 * @param theme the name of a theme of pictures
 */
public record Preference(long user, Optional<Locale> language, Optional<String> theme, Optional<QuietHours> quiet) {

    /** Nothing has been said. */
    public static Preference usual(long user) {
        return new Preference(user, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public Preference withLanguage(Optional<Locale> other) {
        return new Preference(user, other, theme, quiet);
    }

    public Preference withTheme(Optional<String> other) {
        return new Preference(user, language, other, quiet);
    }

    public Preference withQuiet(Optional<QuietHours> other) {
        return new Preference(user, language, theme, other);
    }

    /** Whether he is not to be disturbed at a moment. */
    public boolean asleep(Instant moment) {
        return quiet.filter(hours -> hours.covers(moment)).isPresent();
    }
}
