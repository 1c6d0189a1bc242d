package heraldo.rules.ruleset.hexadominacion.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Impossible positions: each is found, and named by its rule. */
class InvariantsTest {

    private static final Seat RED = new Seat(1);

    private final World world = Table.world(3, 1);
    private final int capital = world.realm(RED).capital();

    /** The rules that a world breaks. */
    private static List<String> broken(World world) {
        return Invariants.violations(world).stream()
                .map(violation -> violation.substring(0, violation.indexOf(' ')))
                .distinct()
                .toList();
    }

    private World realm(UnaryOperator<Realm> change) {
        return world.with(RED, change.apply(world.realm(RED)));
    }

    private World capital(UnaryOperator<Tile> change) {
        return world.with(capital, change.apply(world.tile(capital)));
    }

    @Test
    void aNewGameBreaksNothing() {
        assertEquals(List.of(), broken(world));
    }

    @Test
    void aRealmHoldsNoMoreThanItsStoreAndNothingBelowNought() {
        int cap = 400;
        assertEquals(List.of(), broken(realm(realm -> realm.withStock(Stock.all(cap)))));
        assertEquals(List.of("H5"), broken(realm(realm -> realm.withStock(new Stock(cap + 1, 0, 0, 0)))));
        assertEquals(List.of("H5"), broken(realm(realm -> realm.withStock(new Stock(0, 0, -1, 0)))));
        assertEquals(List.of("H27"), broken(realm(realm -> realm.withCulture(-1))));
    }

    @Test
    void whoPlaysHasACityOfTheirOwnForACapital() {
        assertEquals(List.of("H4"), broken(realm(realm -> realm.withCapital(foreign()))));
        assertEquals(List.of("H4"), broken(capital(tile -> tile.withOwner(2))));
        assertEquals(List.of("H4"), broken(capital(tile -> tile.withIndustry(Industry.WOOD))));
    }

    private int foreign() {
        return world.realm(new Seat(2)).capital();
    }

    @Test
    void whoPlaysHasNotLeftAndVotesForNoMoreThanMayBeAdded() {
        assertEquals(List.of("R46"), broken(realm(realm -> realm.withVote(-1))));
        assertEquals(List.of("R46"), broken(realm(realm -> realm.withVote(99))));
        assertEquals(
                List.of("R48"),
                broken(realm(realm -> new Realm(
                        realm.stock(),
                        realm.culture(),
                        realm.capital(),
                        Status.ACTIVE,
                        1,
                        realm.vote(),
                        realm.banned()))));
    }

    @Test
    void whoIsOutHasNothingAndLeftInARoundThatWasPlayed() {
        World out = realm(realm -> realm.left(Status.SURRENDERED, 1));
        assertEquals(List.of("H6"), broken(out));
        World gone = out.change(draft ->
                draft.tiles.replaceAll(tile -> tile.owner() == RED.number() ? tile.withOwner(Tile.NOBODY) : tile));
        assertEquals(List.of(), broken(gone));
        assertEquals(
                List.of("H6"), broken(gone.with(RED, gone.realm(RED).withStock(Stock.of(Resource.ALL.getFirst(), 1)))));
        assertEquals(List.of("R48"), broken(gone.change(draft -> draft.realms.set(0, exit(gone, 2)))));
        assertEquals(List.of("R48"), broken(gone.change(draft -> draft.realms.set(0, exit(gone, 0)))));
    }

    private static Realm exit(World world, int round) {
        Realm realm = world.realm(RED);
        return new Realm(
                realm.stock(), realm.culture(), realm.capital(), realm.status(), round, realm.vote(), realm.banned());
    }

    @Test
    void aHexHasALevelAndNoFewerSoldiersThanNone() {
        assertEquals(List.of("H3"), broken(capital(tile -> tile.withSoldiers(-1))));
        assertEquals(List.of(), broken(capital(tile -> tile.withSoldiers(0))));
        int wild = Stream.iterate(0, hex -> hex + 1)
                .filter(hex -> world.tile(hex).neutral())
                .findFirst()
                .orElseThrow();
        Tile tile = world.tile(wild);
        assertEquals(List.of("H3"), broken(world.with(wild, tile.withLevel(0))));
        assertEquals(List.of("H3"), broken(world.with(wild, tile.withLevel(Tile.TOP + 1))));
        Optional<Resource> chosen = Optional.of(Resource.ALL.getFirst());
        assertEquals(List.of("R39"), broken(world.with(wild, tile.withChoice(chosen))));
    }

    @Test
    void theGameEndsInTimeAndGoesOnWithTwoAtLeast() {
        World late = world.change(draft -> draft.round = draft.last + 1);
        assertEquals(List.of("H2"), broken(late));
        assertEquals(List.of(), broken(late.change(draft -> draft.extension = 1)));
        World alone = world.change(draft -> {
            draft.tiles.replaceAll(tile -> tile.owner() > 1 ? tile.withOwner(Tile.NOBODY) : tile);
            draft.realms.set(1, draft.realms.get(1).left(Status.ELIMINATED, 1));
            draft.realms.set(2, draft.realms.get(2).left(Status.ELIMINATED, 1));
        });
        assertEquals(List.of("R47"), broken(alone));
        assertEquals(List.of(), broken(alone.change(draft -> draft.over = true)));
    }
}
