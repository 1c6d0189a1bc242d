package heraldo.bot.campaign.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates as people type them, on Monday 30 November 2026. */
class DateParserTest {

    private static final DateParser DATES =
            new DateParser(LocalDate.of(2026, 11, 30), List.of(Locale.of("es"), Locale.ENGLISH));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "24/12 | 2026-12-24",
                "24.12. | 2026-12-24",
                "12/24 | 2026-12-24",
                "6/1 | 2027-01-06",
                "30/11 | 2026-11-30",
                "29/11 | 2027-11-29",
                "24/12/2028 | 2028-12-24",
                "2026-12-24 | 2026-12-24",
                "24 de diciembre | 2026-12-24",
                "el 24 de diciembre de 2027 | 2027-12-24",
                "24 dic | 2026-12-24",
                "December 24 | 2026-12-24",
                "Dec 24, 2027 | 2027-12-24",
                "domingo | 2026-12-06",
                "Monday | 2026-11-30",
                "miércoles | 2026-12-02",
            })
    void aDateIsTheNextOfThatName(String typed, LocalDate date) {
        assertEquals(Optional.of(date), DATES.date(typed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "31/2", "24/13", "13/24", "pronto", "24", "0/1", "2026-02-30", "de diciembre"})
    void whatIsNoDateIsNone(String typed) {
        assertEquals(Optional.empty(), DATES.date(typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "21/12 18:00 | 2026-12-21T18:00",
                "21/12 a las 18:00 | 2026-12-21T18:00",
                "21 de diciembre a las 9:30 pm | 2026-12-21T21:30",
                "domingo 20h | 2026-12-06T20:00",
                "2026-12-21T18:00 | 2026-12-21T18:00",
                "2026-12-21 18:00 | 2026-12-21T18:00",
                "Dec 21 at 6 pm | 2026-12-21T18:00",
                "21/12, 18.30 | 2026-12-21T18:30",
            })
    void aDateAndATimeOfDayAreAMoment(String typed, LocalDateTime moment) {
        assertEquals(Optional.of(moment), DateParser.moment(typed, DATES::date));
    }

    @ParameterizedTest
    @ValueSource(strings = {"21/12", "18:00", "21/12 25:00", "31/2 18:00", "21/12 18", "21/12 13 pm"})
    void whatLacksADateOrATimeIsNoMoment(String typed) {
        assertEquals(Optional.empty(), DateParser.moment(typed, DATES::date));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "24/12 | 2026-12-24 | 2026-12-24",
                "24/12 - 6/1 | 2026-12-24 | 2027-01-06",
                "24/12-6/1 | 2026-12-24 | 2027-01-06",
                "24/12–6/1 | 2026-12-24 | 2027-01-06",
                "del 24/12 al 6/1 | 2026-12-24 | 2027-01-06",
                "del 24 al 26 de diciembre | 2026-12-24 | 2026-12-26",
                "from December 24 to January 6 | 2026-12-24 | 2027-01-06",
                "desde el 24 de diciembre hasta el 6 de enero | 2026-12-24 | 2027-01-06",
                "2026-12-24 – 2027-01-06 | 2026-12-24 | 2027-01-06",
                "2026-12-24 to 2027-01-06 | 2026-12-24 | 2027-01-06",
            })
    void daysInARowAreNamedByTheFirstAndTheLast(String typed, LocalDate from, LocalDate until) {
        assertEquals(Optional.of(new DateRange(from, until)), DATES.range(typed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2027-01-06 to 2026-12-24", "del 26 al 24 de diciembre", "del 0 al 3 de mayo", "todo enero"})
    void whatEndsBeforeItBeginsIsNoRange(String typed) {
        assertEquals(Optional.empty(), DATES.range(typed));
    }

    @ParameterizedTest
    @CsvSource({"20:00,20:00", "9:30 pm,21:30", "12 am,00:00", "12 p.m.,12:00", "20h,20:00", "8,08:00", "8.15,08:15"})
    void timesOfDayAreReadInBothManners(String typed, LocalTime time) {
        assertEquals(Optional.of(time), DateParser.time(typed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"24:00", "13 pm", "0 am", "20:60", "noche", ""})
    void whatIsNoTimeOfDayIsNone(String typed) {
        assertEquals(Optional.empty(), DateParser.time(typed));
    }
}
