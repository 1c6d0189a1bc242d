package heraldo.rules.ruleset.hexadominacion.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who stands before whom (R48). */
class RankingTest {

    /** Four realms with nothing at all. */
    private static World bare() {
        return Table.world(4, 1).change(draft -> {
            draft.tiles.replaceAll(tile -> tile.withOwner(Tile.NOBODY));
            draft.realms.replaceAll(realm -> Realm.at(Board.NOWHERE, Stock.NONE));
        });
    }

    private static World with(World world, int seat, int culture, int wheat) {
        Seat who = new Seat(seat);
        return world.with(who, world.realm(who).withCulture(culture).withStock(new Stock(wheat, 0, 0, 0)));
    }

    private static World left(World world, int seat, int round, int culture) {
        Seat who = new Seat(seat);
        return world.with(who, world.realm(who).withCulture(culture).left(Status.ELIMINATED, round));
    }

    private static List<Integer> seats(World world) {
        return Ranking.of(world, Table.GAME.book().points()).places().stream()
                .map(place -> place.seat().number())
                .toList();
    }

    private static List<Integer> ranks(World world) {
        return Ranking.of(world, Table.GAME.book().points()).places().stream()
                .map(Ranking.Place::rank)
                .toList();
    }

    @Test
    void theHighestTotalIsFirst() {
        World world = with(with(with(with(bare(), 1, 1, 0), 2, 9, 0), 3, 0, 3), 4, 0, 2);
        assertEquals(List.of(2, 3, 4, 1), seats(world));
    }

    @Test
    void equalTotalsGoByLandThenCultureThenStockThenSoldiers() {
        World culture = with(with(bare(), 1, 0, 200), 2, 200, 0);
        World land = culture.with(
                Board.hex("K1"), new Tile(1, culture.tile(Board.hex("K1")).industry(), 3, 0));
        assertEquals(
                200, Score.of(land, new Seat(3), Table.GAME.book().points()).total());
        assertEquals(List.of(3, 2, 1, 4), seats(land));
    }

    @Test
    void whatNothingTellsApartSharesItsPlace() {
        World world = with(with(with(bare(), 1, 5, 5), 2, 5, 5), 3, 1, 1);
        assertEquals(List.of(1, 1, 3, 4), ranks(world));
        assertEquals(
                List.of(new Seat(1), new Seat(2)),
                Ranking.of(world, Table.GAME.book().points()).winners());
    }

    @Test
    void whoeverLeftStandsBelowAndTheLaterTheBetter() {
        World world = left(left(left(bare(), 1, 5, 900), 2, 9, 10), 3, 9, 20);
        assertEquals(List.of(4, 3, 2, 1), seats(world));
        World nobody = left(world, 4, 2, 0);
        assertTrue(Ranking.of(nobody, Table.GAME.book().points()).winners().isEmpty(), "nobody plays any more");
    }

    @Test
    void theGameEndsWithItsWinnersAndTheReason() {
        World world = with(bare(), 2, 5, 0).change(draft -> draft.over = true);
        var outcome = Finish.of(world, Table.GAME.book().points()).orElseThrow();
        assertEquals(new Seat(2), outcome.winners().first());
        assertEquals("outcome-of-game.rounds", outcome.reason().key());
        assertTrue(Finish.of(bare(), Table.GAME.book().points()).isEmpty());
    }
}
