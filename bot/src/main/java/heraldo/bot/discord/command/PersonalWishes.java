package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.campaign.seat.PreferenceDesk;
import heraldo.bot.discord.front.BotContext;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads changes to somebody's personal settings, whether typed or chosen in a menu. */
final class PersonalWishes {

    static final String LANGUAGE = "language";
    static final String THEME = Themes.OPTION;
    static final String AHEAD = "reminder";
    static final String WHERE = "where";
    static final String UNUSED = "unused";
    static final String ZOOM = "zoom";

    /** As it is where nobody has said anything. */
    static final String USUAL = "usual";

    private final BotContext context;

    PersonalWishes(BotContext context) {
        this.context = context;
    }

    /**
     * Returns the preferences with one setting changed.
     *
     * @param setting the name of a setting
     * @param value its value as in menus and options; an unknown setting changes nothing
     */
    Preference changed(Preference before, String setting, String value) {
        return switch (setting) {
            case LANGUAGE -> before.withLanguage(said(value).map(Locale::of));
            case THEME -> before.withTheme(said(value).filter(context.gallery().themes()::contains));
            case AHEAD -> reminders(before, wish -> wish.at(said(value).map(Reminders::of)));
            case WHERE -> reminders(before, wish -> wish.in(ReminderWish.Where.valueOf(upper(value))));
            case UNUSED -> reminders(before, wish -> wish.withUnused(Boolean.parseBoolean(value)));
            case ZOOM -> before.withZoom(Zoom.valueOf(upper(value)));
            default -> before;
        };
    }

    private static Preference reminders(Preference before, UnaryOperator<ReminderWish> change) {
        return before.withReminders(change.apply(before.reminders()));
    }

    private static Optional<String> said(String value) {
        return Optional.of(value).filter(any -> !any.equals(USUAL));
    }

    private static String upper(String value) {
        return value.toUpperCase(Locale.ROOT);
    }

    /**
     * Several values of the menu for reminders: as usual, never, or hours.
     *
     * @return them as one value
     */
    static String ahead(List<String> chosen) {
        return chosen.contains(USUAL) ? USUAL : chosen.contains("0") ? "0" : String.join(" ", chosen);
    }

    /** Quiet hours and their zone, each of which may be left out; the zone alone moves the hours that there are. */
    Preference quiet(Preference before, Optional<String> hours, Optional<String> zoneName) {
        PreferenceDesk desk = context.office().preferences();
        Optional<ZoneId> zone = zoneName.map(desk::zone);
        if (hours.isEmpty()) {
            return before.withQuiet(
                    before.quiet().map(quiet -> zone.map(quiet::in).orElse(quiet)));
        }
        if (never(hours.get())) {
            return before.withQuiet(Optional.empty());
        }
        ZoneId clock = zone.or(() -> before.quiet().map(QuietHours::zone)).orElseGet(desk::usualZone);
        return before.withQuiet(Optional.of(QuietHours.of(hours.get(), clock)));
    }

    /** In whichever language it is said. */
    private boolean never(String typed) {
        return typed.equals(USUAL)
                || context.dictionary().words("discord.settings.never").values().stream()
                        .anyMatch(word -> word.equalsIgnoreCase(typed.strip()));
    }
}
