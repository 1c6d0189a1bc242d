package heraldo.bot.schedule;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.Calendar;
import heraldo.rules.kernel.PlayerText;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds deadlines: the cron expression is evaluated on the wall clock, and only then the date is placed in the zone. A
 * date that a clock change skips comes after the gap, and one that comes twice counts the first time; so no deadline is
 * lost or doubled.
 */
public final class CronCalendar implements Calendar {
    private static final int PREVIEWED = 40;
    /** Enough to see every time of day and a few midnights. */
    private static final int CHECKED = 100;

    /** The longest time between deadlines: one a year makes a long game, one every four years is a slip. */
    private static final Duration LONGEST = Duration.ofDays(366);

    private final Duration least;
    private final ZoneId usual;

    /**
     * A calendar.
     *
     * @param least how far apart two deadlines must be at least
     * @param usual the zone of campaigns that do not say otherwise
     */
    public CronCalendar(Duration least, ZoneId usual) {
        this.least = least;
        this.usual = usual;
    }

    @Override
    public Deadline next(Cadence cadence, LocalDateTime nominal, Instant after) {
        return next(CadenceDates.of(cadence), cadence, nominal, after);
    }

    @Override
    public List<Deadline> preview(Cadence cadence, Instant after) {
        CadenceDates cron = CadenceDates.of(cadence);
        demandDistance(cron, LocalDateTime.ofInstant(after, cadence.zone()));
        List<Deadline> dates = new ArrayList<>();
        Deadline date = next(cron, cadence, LocalDateTime.ofInstant(after, cadence.zone()), after);
        for (int i = 0; i < PREVIEWED; i++) {
            dates.add(date);
            date = next(cron, cadence, date.nominal(), date.at());
        }
        return dates;
    }

    @Override
    public String stored(String typed, ZoneId zone, Instant now) {
        return SpokenCadence.stored(typed, LocalDate.ofInstant(now, zone));
    }

    @Override
    public ZoneId zone(String name) {
        String wanted = name.strip().replace(' ', '_');
        return ZoneId.getAvailableZoneIds().stream()
                .filter(wanted::equalsIgnoreCase)
                .findFirst()
                .or(() -> Cities.zone(name))
                .map(ZoneId::of)
                .orElseThrow(() -> unknown(name));
    }

    @Override
    public ZoneId usualZone() {
        return usual;
    }

    private static RefusedException unknown(String name) {
        return RefusedException.of("zone", "text", new PlayerText(name.strip()), "example", "Europe/Madrid");
    }

    private static Deadline next(CadenceDates cron, Cadence cadence, LocalDateTime nominal, Instant after) {
        LocalDateTime dayBefore = LocalDateTime.ofInstant(after, cadence.zone()).minusDays(1);
        LocalDateTime date = nominal.isBefore(dayBefore) ? dayBefore : nominal;
        Instant at;
        do {
            date = cron.next(date).orElseThrow(() -> RefusedException.of("cron-never"));
            at = ZonedDateTime.ofLocal(date, cadence.zone(), null).toInstant();
        } while (!at.isAfter(after));
        return new Deadline(date, at);
    }

    private void demandDistance(CadenceDates cron, LocalDateTime from) {
        LocalDateTime date = cron.next(from).orElseThrow(() -> RefusedException.of("cron-never"));
        for (int i = 0; i < CHECKED; i++) {
            Optional<LocalDateTime> next = cron.next(date);
            if (next.isEmpty()) {
                return;
            }
            if (Duration.between(date, next.get()).compareTo(LONGEST) > 0) {
                throw RefusedException.of("cron-sparse");
            }
            if (Duration.between(date, next.get()).compareTo(least) < 0) {
                throw RefusedException.of("cron-dense", "minutes", (int) least.toMinutes());
            }
            date = next.get();
        }
    }
}
