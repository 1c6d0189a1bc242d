package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CronCalendarTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1), BERLIN);

    /** The next deadlines after a time on the wall, as times on the wall. */
    private List<String> dates(String cron, ZoneId zone, String from, int count) {
        Cadence cadence = new Cadence(cron, zone);
        LocalDateTime start = LocalDateTime.parse(from);
        Deadline last =
                new Deadline(start, ZonedDateTime.ofLocal(start, zone, null).toInstant());
        List<String> dates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            last = calendar.next(cadence, last.nominal(), last.at());
            dates.add(last.at().atZone(zone).toOffsetDateTime().toString());
        }
        return dates;
    }

    @Test
    void aDateInTheSpringGapComesAfterTheGapAndIsNotLost() {
        assertEquals(
                List.of("2027-03-21T02:30+01:00", "2027-03-28T03:30+02:00", "2027-04-04T02:30+02:00"),
                dates("30 2 * * SUN", BERLIN, "2027-03-15T00:00", 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SUN",
                "0",
                "7",
                "0-0",
                "7-7",
                "SUN-SUN",
                "0-sun",
                "7-7/3",
                "DOM",
                "dom",
                "Domingo",
                "domingo-DOM",
                "Sunday"
            })
    void sundayIsOneDayOfTheWeekHoweverItIsWritten(String sunday) {
        assertEquals(
                List.of("2027-01-03T20:00+01:00", "2027-01-10T20:00+01:00"),
                dates("0 20 * * " + sunday, BERLIN, "2027-01-01T00:00", 2));
    }

    @Test
    void daysAndMonthsAreUnderstoodInSpanish() {
        assertEquals(
                List.of("2027-01-02T20:00+01:00", "2027-01-06T20:00+01:00"),
                dates("0 20 * Ene sábado,MIERCOLES", BERLIN, "2027-01-01T00:00", 2));
    }

    @Test
    void aDateThatComesTwiceInAutumnCountsTheFirstTime() {
        assertEquals(
                List.of("2027-10-30T02:30+02:00", "2027-10-31T02:30+02:00", "2027-11-01T02:30+01:00"),
                dates("30 2 * * *", BERLIN, "2027-10-30T00:00", 3));
    }

    @Test
    void everyHourNoInstantComesTwiceInSpring() {
        assertEquals(
                List.of("2027-03-28T01:30+01:00", "2027-03-28T03:30+02:00", "2027-03-28T04:30+02:00"),
                dates("30 * * * *", BERLIN, "2027-03-28T00:30", 3));
    }

    @Test
    void aDailyTimeStaysTheSameOnTheWallThroughTheYear() {
        List<String> dates = dates("0 20 * * *", BERLIN, "2027-01-01T20:00", 364);
        assertEquals(
                364, dates.stream().filter(date -> date.contains("T20:00+")).count());
    }

    @Test
    void whereHalfAnHourIsSkippedTheDateMovesByHalfAnHour() {
        ZoneId island = ZoneId.of("Australia/Lord_Howe");
        assertEquals(
                List.of("2027-10-03T02:45+11:00", "2027-10-04T02:15+11:00"),
                dates("15 2 * * *", island, "2027-10-02T12:00", 2));
    }

    @Test
    void whereAWholeDayIsSkippedItsDeadlineFallsOnTheDayAfterAndOnlyOnce() {
        ZoneId samoa = ZoneId.of("Pacific/Apia");
        assertEquals(
                List.of("2011-12-29T20:00-10:00", "2011-12-31T20:00+14:00", "2012-01-01T20:00+14:00"),
                dates("0 20 * * *", samoa, "2011-12-29T00:00", 3));
    }

    @Test
    void dayOfMonthAndDayOfWeekAreEitherOr() {
        assertEquals(
                List.of("2027-02-01T09:00Z", "2027-02-08T09:00Z", "2027-02-13T09:00Z", "2027-02-15T09:00Z"),
                dates("0 9 13 * MON", ZoneId.of("UTC"), "2027-01-31T00:00", 4));
    }

    @Test
    void sundayIsBothZeroAndSeven() {
        List<String> sundays = dates("0 9 * * SUN", BERLIN, "2027-01-31T12:00", 3);
        assertEquals(sundays, dates("0 9 * * 0", BERLIN, "2027-01-31T12:00", 3));
        assertEquals(sundays, dates("0 9 * * 7", BERLIN, "2027-01-31T12:00", 3));
    }

    @Test
    void leapDaysAreFound() {
        assertEquals(List.of("2028-02-29T12:00Z"), dates("0 12 29 2 *", ZoneId.of("UTC"), "2027-01-01T00:00", 1));
    }

    @Test
    void theNextDateLiesAfterNowHoweverLongAgoTheLastWas() {
        Cadence cadence = new Cadence("0 20 * * *", BERLIN);
        Deadline next =
                calendar.next(cadence, LocalDateTime.parse("2020-01-01T20:00"), Instant.parse("2027-01-01T12:00:00Z"));
        assertEquals(Instant.parse("2027-01-01T19:00:00Z"), next.at());
        assertEquals(LocalDateTime.parse("2027-01-01T20:00"), next.nominal());
    }

    @Test
    void fortyDatesAreLookedAtBeforeACadenceIsUsed() {
        List<Deadline> dates =
                calendar.preview(new Cadence("0 20 * * FRI,SUN", BERLIN), Instant.parse("2027-01-01T12:00:00Z"));
        assertEquals(40, dates.size());
        assertEquals(
                List.of("2027-01-01T20:00", "2027-01-03T20:00", "2027-01-08T20:00"),
                dates.stream().limit(3).map(date -> date.nominal().toString()).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@daily | cron-macro",
                "0 0 20 * * SUN | cron-seconds",
                "20:00 | cron-fields",
                "'' | cron-fields",
                "0 20 L * * | cron-special",
                "0 20 15W * * | cron-special",
                "0 20 LW * * | cron-special",
                "0 20 * * 5#2 | cron-special",
                "0 20 * * SUNL | cron-field-weekday",
                "0 20 ? * SUN | cron-special",
                "60 20 * * * | cron-field-minute",
                "0 24 * * * | cron-field-hour",
                "0 20 32 * * | cron-field-day",
                "0 20 * 13 * | cron-field-month",
                "0 20 * * 8 | cron-field-weekday",
                "0 20 * * DOMI | cron-field-weekday",
                "0 20 5-2 * * | cron-field-day",
                "0 20 */0 * * | cron-field-day",
                "0 20 5/3 * * | cron-field-day",
                "0,, 20 * * * | cron-field-minute",
                "-1 20 * * * | cron-field-minute",
                "0 20 31 2 * | cron-never",
                "*/30 * * * * | cron-dense",
                "0,45 20 * * * | cron-dense",
            })
    void whatIsNoCadenceIsRefused(String cron, String code) {
        RefusedException refused = assertThrows(
                RefusedException.class,
                () -> calendar.preview(new Cadence(cron, BERLIN), Instant.parse("2027-01-01T12:00:00Z")));
        assertEquals(code, refused.refusal().code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 20 * * sun", "0  */6\t* JAN-MAR MON-FRI", "0 8,20 1-7 * *", "0 8-20/2 */2 * 1-5"})
    void whatUnixUnderstandsIsUnderstood(String cron) {
        assertEquals(
                40,
                calendar.preview(new Cadence(cron, BERLIN), Instant.parse("2027-01-01T12:00:00Z"))
                        .size());
    }

    @Test
    void zonesAreReadAsPeopleWriteThem() {
        assertEquals(ZoneId.of("Europe/Madrid"), calendar.zone(" europe/madrid "));
        assertEquals(ZoneId.of("America/New_York"), calendar.zone("america/new york"));
        assertEquals(ZoneId.of("Europe/Lisbon"), calendar.zone("Lisbon"));
        assertEquals(ZoneId.of("Europe/Lisbon"), calendar.zone("lisboa"));
        for (String city : List.of(
                "Buenos Aires", "buenos aires", "Bogotá", "bogota", "Ciudad de México", "Nueva York", "La Habana")) {
            assertEquals(2, calendar.zone(city).getId().split("/", 2).length, city);
        }
        assertEquals(
                ZoneId.of("America/Argentina/Buenos_Aires").getRules(),
                calendar.zone("Buenos Aires").getRules());
        RefusedException refused = assertThrows(RefusedException.class, () -> calendar.zone("Camelot"));
        assertEquals("Europe/Madrid", refused.refusal().message().arguments().get("example"));
    }
}
