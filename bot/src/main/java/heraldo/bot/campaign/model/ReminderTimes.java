package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The times at which one person is reminded of one deadline. A reminder due in quiet hours comes just before these begin, if
 * that is at most half a day earlier and still in the future; else it comes on time, without a sound.
 *
 * @param preference the preferences of the person
 * @param times the times without regard to quiet hours
 */
public record ReminderTimes(Preference preference, List<Instant> times) {

    private static final Duration EARLIEST = Duration.ofHours(12);
    private static final Duration MARGIN = Duration.ofMinutes(1);

    public ReminderTimes {
        times = List.copyOf(times);
    }

    /** The times for a deadline in a campaign. */
    public static ReminderTimes of(Preference preference, Reminders campaign, Instant due) {
        return new ReminderTimes(preference, preference.reminders().before(due, campaign));
    }

    /** The next time after now. */
    public Optional<Instant> next(Instant now) {
        return times.stream()
                .map(time -> early(time).filter(now::isBefore).orElse(time))
                .filter(now::isBefore)
                .min(Comparator.naturalOrder());
    }

    /**
     * The last of the times that have come, or are brought forward to before now.
     *
     * @param since the lower bound: earlier times are over
     * @param until the upper bound: times up to it count; not before now
     */
    public Optional<Instant> come(Instant since, Instant until, Instant now) {
        return times.stream()
                .filter(time -> between(since, time, until)
                        || (!preference.asleep(now)
                                && now.isBefore(time)
                                && early(time)
                                        .filter(at -> between(since, at, until))
                                        .isPresent()))
                .max(Comparator.naturalOrder());
    }

    private static boolean between(Instant since, Instant time, Instant until) {
        return !time.isBefore(since) && !time.isAfter(until);
    }

    /** Before the quiet hours in which a time lies; empty if it lies in none, or they have begun too long before. */
    private Optional<Instant> early(Instant time) {
        return preference
                .quiet()
                .filter(hours -> hours.covers(time))
                .map(hours -> hours.begun(time).minus(MARGIN))
                .filter(at -> !at.isBefore(time.minus(EARLIEST)));
    }
}
