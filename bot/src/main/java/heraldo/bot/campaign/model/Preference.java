package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A user's preferences, which apply in every campaign. The defaults: the language of their Discord, or of the campaign where
 * nobody asks; the theme of the campaign; no quiet hours; reminders as each campaign has them.
 *
 * @param user Discord's number for the person
 * @param theme the name of a theme of pictures
 * @param reminders the wishes for reminders of deadlines
 * @param zoom the part of the board they see
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

    /** Returns whether a moment falls into their quiet hours. */
    public boolean asleep(Instant moment) {
        return quiet.filter(hours -> hours.covers(moment)).isPresent();
    }
}
