package heraldo.bot.store;

import heraldo.bot.campaign.book.PreferenceBook;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Zoom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The preferences of people, in the database. */
record SqlPreferenceBook(Handle handle) implements PreferenceBook {

    private static final String SETTLE = """
            INSERT INTO preference ("user", language, theme, quiet_from, quiet_until, zone)
            VALUES (:user, :language, :theme, :from, :until, :zone)
            ON CONFLICT ("user") DO UPDATE SET language = excluded.language, theme = excluded.theme,
                quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone
            """;
    private static final String WISH = """
            INSERT INTO reminder_wish ("user", ahead, place, unused, zoom)
            VALUES (:user, :ahead, :place, :unused, :zoom)
            ON CONFLICT ("user") DO UPDATE SET ahead = excluded.ahead, place = excluded.place,
                unused = excluded.unused, zoom = excluded.zoom
            """;
    private static final String ALL = "SELECT * FROM preference LEFT JOIN reminder_wish USING (\"user\")";

    @Override
    public List<Preference> all() {
        return handle.createQuery(ALL + " ORDER BY \"user\"")
                .map((row, context) -> preference(row))
                .list();
    }

    @Override
    public Preference of(long user) {
        return handle.createQuery(ALL + " WHERE \"user\" = :user")
                .bind("user", user)
                .map((row, context) -> preference(row))
                .findOne()
                .orElseGet(() -> Preference.usual(user));
    }

    private static Preference preference(ResultSet row) throws SQLException {
        return new Preference(
                row.getLong("user"),
                Optional.ofNullable(row.getString("language")).map(Locale::of),
                Optional.ofNullable(row.getString("theme")),
                quiet(row),
                reminders(row),
                row.getString("zoom") == null ? Zoom.USUAL : Zoom.valueOf(row.getString("zoom")));
    }

    private static ReminderWish reminders(ResultSet row) throws SQLException {
        return row.getString("place") == null
                ? ReminderWish.USUAL
                : new ReminderWish(
                        Optional.ofNullable(row.getString("ahead")).map(Reminders::of),
                        ReminderWish.Where.valueOf(row.getString("place")),
                        row.getBoolean("unused"));
    }

    private static Optional<QuietHours> quiet(ResultSet row) throws SQLException {
        String zone = row.getString("zone");
        if (zone == null) {
            return Optional.empty();
        }
        LocalTime from = LocalTime.parse(row.getString("quiet_from"));
        return Optional.of(new QuietHours(from, LocalTime.parse(row.getString("quiet_until")), ZoneId.of(zone)));
    }

    @Override
    public void settle(Preference preference) {
        Optional<QuietHours> quiet = preference.quiet();
        handle.createUpdate(SETTLE)
                .bind("user", preference.user())
                .bind("language", preference.language().map(Locale::getLanguage))
                .bind("theme", preference.theme())
                .bind("from", quiet.map(hours -> hours.from().toString()))
                .bind("until", quiet.map(hours -> hours.until().toString()))
                .bind("zone", quiet.map(hours -> hours.zone().getId()))
                .execute();
        handle.createUpdate(WISH)
                .bind("user", preference.user())
                .bind("ahead", preference.reminders().ahead().map(Reminders::toString))
                .bind("place", preference.reminders().where().name())
                .bind("unused", preference.reminders().unused())
                .bind("zoom", preference.zoom().name())
                .execute();
    }
}
