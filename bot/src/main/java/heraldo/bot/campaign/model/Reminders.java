package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The times before a deadline at which the players still waited for get a reminder.
 *
 * @param ahead whole hours, the longest first, none twice; empty for never
 */
public record Reminders(List<Duration> ahead) {
    /** Ten days. */
    public static final int MOST_HOURS = 240;

    private static final int MOST = 5;
    private static final Pattern FORM = Pattern.compile("[0-9]{1,3}([ ,;]+[0-9]{1,3})*");

    public static final Reminders NONE = new Reminders(List.of());
    public static final Reminders USUAL = new Reminders(List.of(Duration.ofHours(3)));

    public Reminders {
        ahead = ahead.stream().distinct().sorted(Comparator.reverseOrder()).toList();
    }

    /**
     * Reads hours as people write them, e.g. {@code 24 3} or {@code 24, 3}; {@code 0} for never.
     *
     * @throws RefusedException if it is nothing of the kind
     */
    public static Reminders of(String text) {
        String hours = text.strip();
        if (!FORM.matcher(hours).matches()) {
            throw refused();
        }
        List<Integer> read = Pattern.compile("[ ,;]+")
                .splitAsStream(hours)
                .map(Integer::valueOf)
                .toList();
        if (read.size() > MOST || read.stream().anyMatch(each -> each > MOST_HOURS)) {
            throw refused();
        }
        return new Reminders(
                read.stream().filter(each -> each > 0).map(Duration::ofHours).toList());
    }

    private static RefusedException refused() {
        return RefusedException.of("reminders", "most", MOST, "hours", MOST_HOURS);
    }

    /** The next reminder of a deadline after now; empty if there is none. */
    public Optional<Instant> next(Instant now, Optional<Instant> due) {
        return due.flatMap(
                end -> ahead.stream().map(end::minus).filter(now::isBefore).findFirst());
    }

    /** The hours as {@link #of} reads them. */
    @Override
    public String toString() {
        return ahead.isEmpty()
                ? "0"
                : ahead.stream().map(each -> Long.toString(each.toHours())).collect(Collectors.joining(" "));
    }
}
