package heraldo.rules.ruleset.cathay.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The order of seats by what they have (Y47). */
class ScoreTest {

    private static final Seat JADE = new Seat(1);
    private static final Seat SILK = new Seat(2);

    private Position position = Table.of(2, 5).position();

    private void has(Seat seat, int settlements, int cities, String hand) {
        Buildings buildings = new Buildings(Corners.NONE, Corners.NONE, Edges.NONE, 0);
        int corner = seat.number() * 20;
        for (int i = 0; i < settlements; i++) {
            buildings = buildings.settling(++corner);
        }
        for (int i = 0; i < cities; i++) {
            corner++;
            buildings = buildings.settling(corner).raising(corner);
        }
        position =
                position.with(seat, position.side(seat).withBuildings(buildings).withHand(Goods.of(hand)));
    }

    private List<Seat> inOrder() {
        return Stream.of(JADE, SILK).sorted(Score.best(position)).toList();
    }

    @Test
    void morePointsAreFirst() {
        has(JADE, 2, 0, "MMMM");
        has(SILK, 1, 1, "");
        assertEquals(List.of(SILK, JADE), inOrder());
    }

    @Test
    void ofEqualPointsMoreCitiesAreFirst() {
        has(JADE, 2, 1, "MMMM");
        has(SILK, 0, 2, "");
        assertEquals(4, Score.points(position, JADE));
        assertEquals(4, Score.points(position, SILK));
        assertEquals(List.of(SILK, JADE), inOrder());
    }

    @Test
    void ofEqualBuildingsMoreCardsAreFirst() {
        has(JADE, 1, 1, "M");
        has(SILK, 1, 1, "MT");
        assertEquals(List.of(SILK, JADE), inOrder());
        has(JADE, 1, 1, "MTO");
        assertEquals(List.of(JADE, SILK), inOrder());
        has(SILK, 1, 1, "OTM");
        assertEquals(2, Score.winners(position, List.of(JADE, SILK)).size());
    }
}
