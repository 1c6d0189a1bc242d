package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.testing.Sampling;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deadlines in the zones whose clocks change in the years 2024 to 2035, on eight cadences: around each change, and, with
 * {@code -Dheraldo.hours=all}, through all twelve years. {@code mvn -Plong verify} tries every zone. What is right is found here
 * in another way: every date of the cadence, one by one, placed by the offsets of the zone.
 */
@Tag("slow")
class EveryZoneTest {

    private static final Logger LOG = LoggerFactory.getLogger(EveryZoneTest.class);
    private static final Instant FROM = Instant.parse("2024-01-01T00:00:00Z");
    private static final Instant UNTIL = Instant.parse("2036-01-01T00:00:00Z");
    private static final boolean ALL = "all".equals(System.getProperty("heraldo.hours"));

    /** Each cadence is tried in one of so many zones, each in others. */
    private static final int ONE_OF = Sampling.size("heraldo.zones.one-of", 16, 1);

    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1), ZoneId.of("Europe/Madrid"));

    /** The time in which deadlines are looked at. */
    private record Span(Instant from, Instant until) {}

    static List<Wall> cadences() {
        return Wall.EIGHT;
    }

    @ParameterizedTest
    @MethodSource("cadences")
    void everyDateHasOneDeadlineAndDeadlinesGoOnlyForwards(Wall wall) {
        Collection<List<ZoneId>> zones = zones();
        assertTrue(zones.stream().mapToInt(List::size).sum() > 150, "few zones whose clocks change");
        int deadlines = 0;
        int index = Wall.EIGHT.indexOf(wall);
        for (List<ZoneId> alike : zones) {
            ZoneId zone = alike.get(0);
            if (index++ % ONE_OF == 0) {
                deadlines += spans(wall, zone).stream()
                        .mapToInt(span -> check(wall, zone, span))
                        .sum();
            }
        }
        int named = zones.stream().mapToInt(List::size).sum();
        LOG.info("cadence={} zones={} different={} deadlines={} wrong=0", wall, named, zones.size(), deadlines);
        assertTrue(deadlines > 0, "no deadlines were looked at");
    }

    /** How many deadlines there are; all of them are as they should be. */
    private int check(Wall wall, ZoneId zone, Span span) {
        LocalDateTime start = LocalDateTime.ofInstant(span.from(), zone);
        List<LocalDateTime> dates = wall.dates(start, LocalDateTime.ofInstant(span.until(), zone));
        List<Instant> expected = expected(dates, zone);
        Cadence cadence = new Cadence(wall.cron(), zone);
        Random minutes = new Random(zone.getId().hashCode() + span.from().getEpochSecond());
        String where = wall + " in " + zone + " from " + start;
        Deadline last = new Deadline(start, span.from());
        List<Instant> deadlines = new ArrayList<>();
        while (deadlines.size() < expected.size()) {
            Deadline next = calendar.next(cadence, last.nominal(), last.at());
            assertTrue(next.at().isAfter(last.at()), where);
            assertEquals(instant(next.nominal(), zone), next.at(), where);
            Instant restart = last.at().plusSeconds(60L * minutes.nextInt(minutes(last, next)));
            assertEquals(next, calendar.next(cadence, last.nominal(), restart), where + ", asked again at " + restart);
            deadlines.add(next.at());
            last = next;
        }
        assertEquals(expected, deadlines, where);
        assertTrue(wall.hourly() || deadlines.size() == dates.size(), where);
        return deadlines.size();
    }

    private static int minutes(Deadline last, Deadline next) {
        return (int) Math.max(1, Duration.between(last.at(), next.at()).toMinutes());
    }

    /** One for every date; two dates that a change puts on the same instant are one deadline. */
    private static List<Instant> expected(List<LocalDateTime> dates, ZoneId zone) {
        return dates.stream()
                .map(date -> instant(date, zone))
                .distinct()
                .sorted()
                .toList();
    }

    /** With the offset from before the change, both for times that do not exist and for those that come twice. */
    private static Instant instant(LocalDateTime date, ZoneId zone) {
        ZoneOffsetTransition change = zone.getRules().getTransition(date);
        ZoneOffset offset =
                change == null ? zone.getRules().getValidOffsets(date).get(0) : change.getOffsetBefore();
        return date.toInstant(offset);
    }

    private static List<Span> spans(Wall wall, ZoneId zone) {
        if (ALL) {
            return List.of(new Span(FROM, UNTIL));
        }
        Duration width = Duration.ofDays(wall.hourly() ? 1 : wall.daily() ? 3 : 40);
        return changes(zone.getRules()).stream()
                .map(change -> new Span(
                        change.getInstant().minus(width), change.getInstant().plus(width)))
                .toList();
    }

    /** Zones with changes, together with those in which the same changes happen at the same time. */
    private static Collection<List<ZoneId>> zones() {
        Map<List<Object>, List<ZoneId>> zones = new LinkedHashMap<>();
        ZoneId.getAvailableZoneIds().stream().sorted().map(ZoneId::of).forEach(zone -> {
            List<ZoneOffsetTransition> changes = changes(zone.getRules());
            if (!changes.isEmpty()) {
                zones.computeIfAbsent(List.copyOf(changes), key -> new ArrayList<>())
                        .add(zone);
            }
        });
        return zones.values();
    }

    private static List<ZoneOffsetTransition> changes(ZoneRules rules) {
        return Stream.iterate(
                        rules.nextTransition(FROM),
                        change -> change != null && change.getInstant().isBefore(UNTIL),
                        change -> rules.nextTransition(change.getInstant()))
                .toList();
    }
}
