package heraldo.rules.ruleset.cathay.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Position;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CourseTest {

    private static final Seat FIRST = new Seat(1);
    private static final Prices PRICES =
            new Prices(Goods.of("MP"), Goods.of("MTO"), Goods.of("TTTOAA"), Goods.of("TP"), Goods.of("TO"));

    private final Table table = Table.of(3, 5);

    @BeforeEach
    void everybodyHasSettled() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private static int length(Position position, Prowl prowl) {
        return new Course(position, FIRST, PRICES, prowl).length();
    }

    private static Position holding(Position position, String cards) {
        return position.with(FIRST, side -> side.withHand(Goods.of(cards)));
    }

    private static Position settling(Position position) {
        int site = Sites.all(position, FIRST).array()[0];
        return position.with(FIRST, side -> side.withBuildings(side.buildings().settling(site)));
    }

    @Test
    void aSecondSettlementBringsThePointsNearer() {
        Position position = holding(table.position(), "-");
        assertTrue(length(settling(position), Prowl.none()) < length(position, Prowl.none()));
    }

    @Test
    void whatIsBuiltIsBetterThanTheCardsForIt() {
        Position saved = holding(table.position(), "MTO");
        Position built = settling(holding(table.position(), "-"));
        assertTrue(length(built, Prowl.none()) < length(saved, Prowl.none()));
    }

    @Test
    void aHoardIsWorthLessThanItsCards() {
        Position little = holding(table.position(), "MMMMMMM");
        Position much = holding(table.position(), "MMMMMMMMMMMMMM");
        assertTrue(length(little, Prowl.none()) - length(much, Prowl.none()) < 10);
    }

    @Test
    void whoeverIsOutWillHardlyEverWin() {
        Position position = table.position()
                .with(FIRST, side -> side.withBuildings(side.buildings().razed()));
        assertEquals(Course.NEVER, length(position, Prowl.none()));
    }

    @Test
    void theRobberStaysWithWhomeverItHasFoundAndKeepsThemBack() {
        int corner = table.position().side(FIRST).buildings().all().array()[0];
        Position robbed = holding(table.position(), "-").withRobber(Net.hexesAt(corner)[0]);
        Prowl prowl = new Prowl(robbed);
        assertTrue(prowl.visits(1L << corner) > Prowl.WHOLE / 2);
        assertTrue(length(robbed, prowl) > length(robbed, Prowl.none()));
    }
}
