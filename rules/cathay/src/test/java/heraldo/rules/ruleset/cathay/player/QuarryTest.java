package heraldo.rules.ruleset.cathay.player;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QuarryTest {

    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    private final Table table = Table.of(3, 5);

    @BeforeEach
    void everybodyHasSettled() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    /** The position with so many more settlements of a seat. */
    private static Position growing(Position position, Seat seat, int more) {
        Position grown = position;
        for (int i = 0; i < more; i++) {
            int site = Sites.all(grown, seat).array()[0];
            grown = grown.with(seat, side -> side.withBuildings(side.buildings().settling(site)));
        }
        return grown;
    }

    @Test
    void aLastBuildingIsSpared() {
        assertFalse(Quarry.fair(table.position(), FIRST, SECOND.number()));
    }

    @Test
    void nobodyIsStruckWhoHasLittle() {
        assertFalse(Quarry.fair(growing(table.position(), SECOND, 2), FIRST, SECOND.number()));
    }

    @Test
    void whoeverIsAheadOrEqualMayBeStruckOnceGrown() {
        Position grown = growing(table.position(), SECOND, 3);
        assertTrue(Quarry.fair(grown, FIRST, SECOND.number()));
        assertTrue(Quarry.fair(growing(grown, FIRST, 3), FIRST, SECOND.number()));
    }

    @Test
    void whoeverIsBehindIsLeftAloneByTheWeakButNotByTheStrong() {
        Position behind = growing(table.position(), SECOND, 3);
        assertFalse(Quarry.fair(growing(behind, FIRST, 4), FIRST, SECOND.number()));
        assertTrue(Quarry.fair(growing(behind, FIRST, 5), FIRST, SECOND.number()));
    }

    @Test
    void whoeverHasBuiltOnACornerIsAsked() {
        Position ahead = growing(table.position(), SECOND, 3);
        Buildings first = ahead.side(FIRST).buildings();
        Buildings second = ahead.side(SECOND).buildings();
        assertTrue(Quarry.fairOn(ahead, FIRST, second.all().array()[0]));
        assertFalse(Quarry.fairOn(ahead, SECOND, first.all().array()[0]));
    }
}
