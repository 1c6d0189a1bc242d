package heraldo.bot.discord.front;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;

/** Dates as game masters type them: {@code 2027-03-21 20:00}, on the wall clock of the campaign's zone. */
public final class WallClock {

    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private WallClock() {}

    /**
     * The instant that is meant.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it is no date
     */
    public static Instant read(String typed, ZoneId zone) {
        try {
            LocalDateTime time = LocalDateTime.parse(typed.strip().replace('T', ' '), FORM);
            return time.atZone(zone).toInstant();
        } catch (DateTimeParseException e) {
            throw Refusals.of("malformed-date", "typed", typed);
        }
    }
}
