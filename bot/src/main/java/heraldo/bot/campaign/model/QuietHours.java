package heraldo.bot.campaign.model;

import heraldo.rules.kernel.PlayerText;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hours of the day in which somebody is not to be disturbed, on the clocks of a zone.
 *
 * @param from their beginning
 * @param until their end, on the next day if that is earlier; never the same as {@code from}
 */
public record QuietHours(LocalTime from, LocalTime until, ZoneId zone) {

    private static final Pattern FORM =
            Pattern.compile("([0-9]{1,2})(?::([0-9]{2}))?\\s*[-–—]\\s*([0-9]{1,2})(?::([0-9]{2}))?");

    private static final String MIDNIGHT = "24";

    public QuietHours {
        if (from.equals(until)) {
            throw new IllegalArgumentException("no hours lie between " + from + " and " + until);
        }
    }

    /**
     * Reads hours as people write them: {@code 23:00-8:00}, or {@code 23-8}.
     *
     * @throws RefusedException if they are none
     */
    public static QuietHours of(String text, ZoneId zone) {
        Matcher hours = FORM.matcher(text.strip());
        if (!hours.matches()) {
            throw refused(text);
        }
        try {
            LocalTime from = time(hours.group(1), Optional.ofNullable(hours.group(2)));
            LocalTime until = time(hours.group(3), Optional.ofNullable(hours.group(4)));
            if (from.equals(until)) {
                throw refused(text);
            }
            return new QuietHours(from, until, zone);
        } catch (DateTimeException e) {
            throw refused(text);
        }
    }

    private static LocalTime time(String hour, Optional<String> minute) {
        return LocalTime.of(
                hour.equals(MIDNIGHT) ? 0 : Integer.parseInt(hour),
                minute.map(Integer::parseInt).orElse(0));
    }

    private static RefusedException refused(String text) {
        return RefusedException.of("quiet-hours", "typed", new PlayerText(text.strip()));
    }

    /** The same hours on the clocks of another zone. */
    public QuietHours in(ZoneId other) {
        return new QuietHours(from, until, other);
    }

    /** Returns the beginning of the quiet hours that cover a moment. */
    public Instant begun(Instant moment) {
        ZonedDateTime there = moment.atZone(zone);
        ZonedDateTime start = there.with(from);
        return (start.isAfter(there) ? there.minusDays(1).with(from) : start).toInstant();
    }

    /** Returns whether the quiet hours cover a moment. */
    public boolean covers(Instant moment) {
        LocalTime now = moment.atZone(zone).toLocalTime();
        boolean begun = !now.isBefore(from);
        boolean over = !now.isBefore(until);
        return from.isBefore(until) ? begun && !over : begun || !over;
    }
}
