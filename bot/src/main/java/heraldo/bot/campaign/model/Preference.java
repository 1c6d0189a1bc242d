package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * How somebody wants to be spoken to, in every campaign. What is left open is as usual: the language of their Discord, or of the
 * campaign where nobody asks; the theme of the campaign; no quiet hours; reminders as each campaign says.
 *
 * @param user Discord's number for the person
 * @param theme the name of a theme of pictures
 * @param reminders how they are reminded of deadlines
 * @param zoom how much of the board they see
 */
public record Preference(
        long user,
        Optional<Locale> language,
        Optional<String> theme,
        Optional<QuietHours> quiet,
        ReminderWish reminders,
        Zoom zoom) {

    /** Nothing has been said. */
    public static Preference usual(long user) {
        return new Preference(
                user, Optional.empty(), Optional.empty(), Optional.empty(), ReminderWish.USUAL, Zoom.USUAL);
    }

    public Preference withLanguage(Optional<Locale> other) {
        return new Preference(user, other, theme, quiet, reminders, zoom);
    }

    public Preference withTheme(Optional<String> other) {
        return new Preference(user, language, other, quiet, reminders, zoom);
    }

    public Preference withQuiet(Optional<QuietHours> other) {
        return new Preference(user, language, theme, other, reminders, zoom);
    }

    public Preference withReminders(ReminderWish other) {
        return new Preference(user, language, theme, quiet, other, zoom);
    }

    public Preference withZoom(Zoom other) {
        return new Preference(user, language, theme, quiet, reminders, other);
    }

    /** Whether they are not to be disturbed at a moment. */
    public boolean asleep(Instant moment) {
        return quiet.filter(hours -> hours.covers(moment)).isPresent();
    }
}
