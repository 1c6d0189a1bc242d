package heraldo.rules.ruleset.kaixiflan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four turns are a year, and it begins in spring (K3, R1). */
class SeasonTest {

    @ParameterizedTest
    @CsvSource({
        "1, SPRING, 1",
        "2, SUMMER, 1",
        "3, AUTUMN, 1",
        "4, WINTER, 1",
        "5, SPRING, 2",
        "8, WINTER, 2",
        "9, SPRING, 3",
        "40, WINTER, 10"
    })
    void everyTurnHasItsSeasonAndItsYear(int turn, Season season, int year) {
        assertEquals(season, Season.of(turn));
        assertEquals(year, Season.year(turn));
    }
}
