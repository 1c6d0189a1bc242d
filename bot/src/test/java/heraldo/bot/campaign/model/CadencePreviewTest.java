package heraldo.bot.campaign.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.model.CadencePreview.Gap;
import heraldo.bot.schedule.CronCalendar;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Warnings about cadences whose dates lie oddly, from Monday 30 November 2026 on. */
class CadencePreviewTest {

    private static final ZoneId MADRID = ZoneId.of("Europe/Madrid");
    private static final Instant NOW = Instant.parse("2026-11-30T11:00:00Z");
    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1), MADRID);

    private CadencePreview preview(String said) {
        Cadence cadence = new Cadence(calendar.stored(said, MADRID, NOW), MADRID);
        return CadencePreview.of(calendar.preview(cadence, NOW), Duration.ofDays(90));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 20 * * SUN",
                "0 20 * * MON-FRI",
                "miércoles y domingos a las 20:00",
                "0 8,20 * * *",
                "último día del mes a las 20:00",
                "cada 36 horas",
                "0 20 1,15 * *",
            })
    void usualCadencesAreNotWarnedOf(String said) {
        assertEquals(5, preview(said).next().size());
        assertEquals(Optional.empty(), preview(said).close());
        assertEquals(Optional.empty(), preview(said).far());
    }

    @Test
    void datesCloserThanHalfOfTheUsualGapAreWarnedOf() {
        Gap close = preview("domingos a las 20:00; último día del mes a las 20:00")
                .close()
                .orElseThrow();
        assertEquals(Instant.parse("2026-12-31T19:00:00Z"), close.from());
        assertEquals(Instant.parse("2027-01-03T19:00:00Z"), close.to());
    }

    @Test
    void aFirstDeadlineCloseBeforeTheSecondIsWarnedOf() {
        Gap close = preview("0 20 * * SUN; primer plazo el 5/12 a las 18:00")
                .close()
                .orElseThrow();
        assertEquals(Instant.parse("2026-12-05T17:00:00Z"), close.from());
        assertEquals(Instant.parse("2026-12-06T19:00:00Z"), close.to());
    }

    @Test
    void datesFurtherApartThanADeadlineCanBePutOffAreWarnedOf() {
        assertEquals(
                Duration.ofDays(181),
                preview("0 20 1 1,7 *")
                        .far()
                        .map(gap -> gap.length().plusHours(1))
                        .orElseThrow());
        Gap holidays = preview("0 20 * * SUN; sin plazos del 1/6/2027 al 15/9/2027")
                .far()
                .orElseThrow();
        assertEquals(Instant.parse("2027-05-30T18:00:00Z"), holidays.from());
        assertEquals(Instant.parse("2027-09-19T18:00:00Z"), holidays.to());
    }
}
