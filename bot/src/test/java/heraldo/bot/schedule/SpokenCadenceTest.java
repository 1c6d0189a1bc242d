package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cadences that people say, and the dates that they mean. */
class SpokenCadenceTest {

    private static final LocalDate TODAY = LocalDate.of(2027, 3, 1);
    private static final ZoneId MADRID = ZoneId.of("Europe/Madrid");
    private static final Instant NOW = Instant.parse("2027-03-01T10:00:00Z");
    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1), MADRID);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cada 2 días a las 20:00 | every 2 days at 20:00 from 2027-03-01",
                "Every 3 days at 9:30 pm from 2027-04-05 | every 3 days at 21:30 from 2027-04-05",
                "cada 36 horas | every 36 hours from 2027-03-01T00:00",
                "every 12 hours at 8 am | every 12 hours from 2027-03-01T08:00",
                "miércoles y domingos a las 21:30 | 30 21 * * WED,SUN",
                "los lunes, martes y jueves a las 9 | 0 9 * * MON,TUE,THU",
                "on Wednesdays and Sundays at 9:30 PM | 30 21 * * WED,SUN",
                "domingo a las 20h | 0 20 * * SUN",
                "todos los días a las 8:00 y 20:00 | 0 8,20 * * *",
                "daily at 12 pm | 0 12 * * *",
                "el último día del mes a las 18:00 | last day of the month at 18:00",
                "miércoles a las 21:30; domingo a las 10:00 | 30 21 * * WED; 0 10 * * SUN",
                "todos los días a las 8:00 y 20:30 | 0 8 * * *; 30 20 * * *",
                "cada 2 días a las 20:00 desde el 5/4 | every 2 days at 20:00 from 2027-04-05",
                "0 20 * * SUN; sin plazos del 24/12 al 6/1 | 0 20 * * SUN; quiet 2027-12-24 to 2028-01-06",
                "daily at 20:00; no deadlines April 4 and from 5/5 to 7/5 | 0 20 * * *; quiet 2027-04-04 to 2027-04-04; quiet 2027-05-05 to 2027-05-07",
                "domingo a las 20h; primer plazo el 5/3 a las 18:00 | 0 20 * * SUN; first 2027-03-05T18:00",
                "0 20 * * SUN | 0 20 * * SUN",
                "30 21 * * WED; 0 10 * * SUN | 30 21 * * WED; 0 10 * * SUN",
            })
    void whatIsSaidIsStoredInLines(String said, String stored) {
        assertEquals(stored, SpokenCadence.stored(said, TODAY));
        assertEquals(stored, SpokenCadence.stored(stored, TODAY.plusDays(40)), "and stays so");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cada 0 días a las 20:00",
                "mañana a las 20:00",
                "domingo a las 25:00",
                "every 2 days at 13 pm",
                "29 2",
                "sin plazos el 24/12",
                "primer plazo el 24/12 a las 20:00",
                "0 20 * * SUN; sin plazos en verano",
                "cada 2 días a las 20:00 desde pronto"
            })
    void whatMeansNothingIsRefused(String said) {
        String stored = calendar.stored(said, MADRID, NOW);
        assertThrows(RefusedException.class, () -> calendar.preview(new Cadence(stored, MADRID), NOW));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cada 2 días a las 20:00 | 2027-03-01T19:00:00Z,2027-03-03T19:00:00Z,2027-03-05T19:00:00Z",
                "cada 36 horas | 2027-03-02T11:00:00Z,2027-03-03T23:00:00Z,2027-03-05T11:00:00Z",
                "miércoles a las 21:30; domingo a las 10:00 | 2027-03-03T20:30:00Z,2027-03-07T09:00:00Z,2027-03-10T20:30:00Z",
                "domingo a las 20h; sin plazos del 8/3 al 21/3 | 2027-03-07T19:00:00Z,2027-03-28T18:00:00Z,2027-04-04T18:00:00Z",
                "domingo a las 20h; primer plazo el 16/3 a las 18:00 | 2027-03-16T17:00:00Z,2027-03-21T19:00:00Z,2027-03-28T18:00:00Z",
                "cada 2 días a las 20:00; sin plazos el 3/3 | 2027-03-01T19:00:00Z,2027-03-05T19:00:00Z,2027-03-07T19:00:00Z",
                "último día del mes a las 18:00 | 2027-03-31T16:00:00Z,2027-04-30T16:00:00Z,2027-05-31T16:00:00Z",
            })
    void theyLeadToTheDatesThatPeopleMean(String said, String dates) {
        Cadence cadence = new Cadence(calendar.stored(said, MADRID, NOW), MADRID);
        List<String> next = calendar.preview(cadence, NOW).stream()
                .limit(3)
                .map(Deadline::at)
                .map(Instant::toString)
                .toList();
        assertEquals(List.of(dates.split(",")), next);
    }

    @Test
    void aDateThatComesEveryFourYearsIsRefusedForThat() {
        RefusedException refused =
                assertThrows(RefusedException.class, () -> calendar.preview(new Cadence("0 20 29 2 *", MADRID), NOW));
        assertEquals("cron-sparse", refused.refusal().code());
    }

    @Test
    void linesThatComeTooCloseAreRefusedTogether() {
        Cadence close = new Cadence("0 20 * * *; 30 20 * * SUN", MADRID);
        RefusedException refused = assertThrows(RefusedException.class, () -> calendar.preview(close, NOW));
        assertEquals("cron-dense", refused.refusal().code());
    }
}
