package heraldo.bot.campaign.model;

import heraldo.bot.campaign.model.Rhythm.First;
import heraldo.bot.campaign.model.Rhythm.Quiet;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The schedule of turn ends, on the wall clock of a zone.
 *
 * @param cron its lines, as {@link Rhythm} writes them, e.g. {@code 0 20 * * SUN}; empty where turns have no deadline and end
 *     when those who are due are ready
 */
public record Cadence(String cron, ZoneId zone) {

    /** No deadlines at all. */
    public static Cadence none(ZoneId zone) {
        return new Cadence("", zone);
    }

    /** Returns whether turns have no deadline. */
    public boolean isNone() {
        return cron.isEmpty();
    }

    /** The lines that have dates. */
    public String dates() {
        return joined(lines().filter(Rhythm::hasDates));
    }

    /** The first deadline, where it was chosen freely. */
    public Optional<LocalDateTime> first() {
        return lines().filter(First.class::isInstance)
                .map(line -> ((First) line).at())
                .findFirst();
    }

    /** Days without deadlines that are not over on a day. */
    public List<DateRange> quietFrom(LocalDate day) {
        return quiet().stream().filter(days -> !days.until().isBefore(day)).toList();
    }

    /** Days without deadlines. */
    public List<DateRange> quiet() {
        return lines().filter(Quiet.class::isInstance)
                .map(line -> ((Quiet) line).days())
                .toList();
    }

    /** The same with another first deadline, or none. */
    public Cadence beginning(Optional<LocalDateTime> at) {
        return with(
                Stream.concat(lines().filter(line -> !(line instanceof First)), at.<Rhythm>map(First::new).stream()));
    }

    /** The same with other days without deadlines. */
    public Cadence resting(List<DateRange> days) {
        return with(Stream.concat(
                lines().filter(line -> !(line instanceof Quiet)), days.stream().map(Quiet::new)));
    }

    private Cadence with(Stream<Rhythm> lines) {
        return new Cadence(joined(lines), zone);
    }

    private Stream<Rhythm> lines() {
        return isNone() ? Stream.empty() : Rhythm.all(cron).stream();
    }

    private static String joined(Stream<Rhythm> lines) {
        return lines.map(Rhythm::written).collect(Collectors.joining(Rhythm.SEPARATOR + " "));
    }
}
