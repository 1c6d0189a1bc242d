package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Tables are read strictly, and everything wrong with one is told at once. */
class TablesTest {

    enum Kind {
        VILLAGE,
        BIG_CITY
    }

    record Price(String name, int cost, @Key("default") boolean usual, Kind kind, Optional<Seat> owner) {
        Price {
            if (cost < 0) {
                throw new IllegalArgumentException("cost is below nothing; use 0 or more");
            }
        }
    }

    record Market(List<Price> prices, SortedMap<Kind, Integer> stalls) {}

    @Test
    void aGoodTableBecomesARecord() {
        Market market = read("""
                prices:
                  - {name: "5", cost: 3, default: true, kind: big-city, owner: seat-2}
                  - {name: bread, cost: 0, default: false, kind: VILLAGE}
                stalls: {village: 2}
                """);
        assertEquals(
                new Price("5", 3, true, Kind.BIG_CITY, Optional.of(new Seat(2))),
                market.prices().get(0));
        assertEquals(Optional.empty(), market.prices().get(1).owner());
        assertEquals(2, market.stalls().get(Kind.VILLAGE));
    }

    @Test
    void everyProblemIsToldWithItsPlaceAndItsRemedy() {
        List<String> problems = assertThrows(BadTableException.class, () -> read("""
                        prices:
                          - {name: bread, cost: many, default: true, kind: VILLAGE}
                          - {nam: bread, cost: 1, default: maybe, kind: TOWN}
                          - {name: bread, cost: -1, default: true, kind: VILLAGE}
                        stalls: [1]
                        """)).problems().stream()
                .map(BadTableException.Problem::toString)
                .toList();
        assertEquals(
                List.of(
                        "market.yaml line 2, prices[1].cost: expected a whole number, found \"many\"",
                        "market.yaml line 3, prices[2]: the key \"name\" is missing",
                        "market.yaml line 3, prices[2].default: expected true or false, found \"maybe\"",
                        "market.yaml line 3, prices[2].kind: expected one of [VILLAGE, BIG_CITY], found \"TOWN\"",
                        "market.yaml line 3, prices[2].nam: this key is not known here; known are"
                                + " [name, cost, default, kind, owner]",
                        "market.yaml line 4, prices[3]: cost is below nothing; use 0 or more",
                        "market.yaml line 5, stalls: expected keys with values, found a list"),
                problems);
    }

    @Test
    void aKeyThatStandsTwiceAndATextThatIsNoYamlAreProblems() {
        String twice = assertThrows(BadTableException.class, () -> read("prices: []\nstalls: {}\nprices: []"))
                .getMessage();
        assertTrue(twice.contains("line 3: the key \"prices\" stands twice"), twice);
        String none =
                assertThrows(BadTableException.class, () -> read("prices: [\n")).getMessage();
        assertTrue(none.contains("this is not YAML"), none);
    }

    record Opening(
            @Key("first-hour") @Whole(least = 0, most = 23) int first,

            @Key("open-hours") @Whole(least = 1, most = 24, usual = 8, unit = Whole.Unit.HOURS)
            Duration open,

            @Whole(least = 1, usual = 3) int guards) {}

    record Watch(@Whole(least = 1, most = 9, usual = 2) int guards) {}

    @Test
    void aWholeNumberIsReadInItsUnit() {
        assertEquals(new Opening(7, Duration.ofHours(10), 5), opening("first-hour: 7\nopen-hours: 10\nguards: 5"));
    }

    @Test
    void aWholeNumberThatIsLeftOutIsAsUsual() {
        assertEquals(new Opening(7, Duration.ofHours(8), 3), opening("first-hour: 7"));
        assertEquals(new Opening(7, Duration.ofHours(8), 3), opening("first-hour: 7\nopen-hours:\nguards:"));
        assertEquals(new Watch(2), RecordShape.usual(Watch.class));
        assertThrows(IllegalArgumentException.class, () -> RecordShape.usual(Opening.class), "no first hour is usual");
    }

    @Test
    void aNumberOutsideItsRangeIsToldWithWhatWouldBeRight() {
        String problems = assertThrows(
                        BadTableException.class, () -> opening("first-hour: 24\nopen-hours: long\nguards: 0"))
                .getMessage();
        assertEquals(
                List.of(
                        "opening.yaml line 1: first-hour is 24; use a whole number from 0 to 23",
                        "opening.yaml line 2, open-hours: expected a whole number, found \"long\"",
                        "opening.yaml line 3: guards is 0; use a whole number from 1"),
                problems.lines().toList());
    }

    @Test
    void aWholeNumberOfWhichNothingIsUsualMustBeThere() {
        String none = assertThrows(BadTableException.class, () -> opening("guards: 1"))
                .getMessage();
        assertTrue(none.contains("the key \"first-hour\" is missing"), none);
        String nothing = assertThrows(BadTableException.class, () -> opening("first-hour:"))
                .getMessage();
        assertTrue(nothing.contains("first-hour: expected a whole number, found nothing"), nothing);
    }

    record Guard(
            @Whole(least = 0, usual = 4) int men,
            @Inline Opening opening,
            @Inline Price pay) {}

    record Camp(
            @Whole(least = 0, usual = 4) int men, @Inline Watch watch) {}

    @Test
    void theKeysOfARecordMayStandBesideThoseOfTheOneAroundIt() {
        assertEquals(
                new Guard(
                        4,
                        new Opening(7, Duration.ofHours(8), 5),
                        new Price("noon", 3, true, Kind.VILLAGE, Optional.empty())),
                TableReader.read(
                        "guard.yaml",
                        "first-hour: 7\nname: noon\nguards: 5\ncost: 3\ndefault: true\nkind: village",
                        Guard.class));
        assertEquals(new Camp(4, new Watch(2)), RecordShape.usual(Camp.class));
    }

    @Test
    void whatIsWrongWithSuchARecordIsToldLikeAnyOtherProblem() {
        String keys = assertThrows(
                        BadTableException.class,
                        () -> TableReader.read("camp.yaml", "men: 4\nguards: 0\ntents: 2", Camp.class))
                .getMessage();
        assertEquals(
                List.of(
                        "camp.yaml line 2: guards is 0; use a whole number from 1 to 9",
                        "camp.yaml line 3, tents: this key is not known here; known are [men, guards]"),
                keys.lines().toList());
        String price = assertThrows(
                        BadTableException.class,
                        () -> TableReader.read(
                                "guard.yaml",
                                "first-hour: 7\nname: noon\ncost: -3\ndefault: true\nkind: village",
                                Guard.class))
                .getMessage();
        assertEquals("guard.yaml line 1: cost is below nothing; use 0 or more", price);
    }

    private static Opening opening(String yaml) {
        return TableReader.read("opening.yaml", yaml, Opening.class);
    }

    private static Market read(String yaml) {
        return TableReader.read("market.yaml", yaml, Market.class);
    }
}
