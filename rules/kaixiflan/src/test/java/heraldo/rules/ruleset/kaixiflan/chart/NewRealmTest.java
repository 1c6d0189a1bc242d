package heraldo.rules.ruleset.kaixiflan.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must be true of every map and every start (§2.2, §6.3). */
class NewRealmTest {

    private static final MapTable MAP = Table.GAME.map();
    private static final Sectors SECTORS = new Sectors(MAP);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void everyMapHoldsWhatTheRulesSay(long seed) {
        Realm realm = Table.realm(seed);
        assertEquals(217, realm.atlas().lands().size());
        assertEquals(144, sources(realm));
        assertEquals(6, towns(realm, TownKind.CAPITAL));
        assertEquals(6, towns(realm, TownKind.VILLAGE));
        assertEquals(6, towns(realm, TownKind.FORT));
        assertEquals(55, barren(realm));
        assertEquals(Optional.empty(), land(realm, "I9").source());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void everySectorHasTheSameRichesAtTheSameDistances(long seed) {
        Realm realm = Table.realm(seed);
        for (int distance = 2; distance <= 5; distance++) {
            for (Owner owner : Owner.PROVINCES) {
                assertEquals(
                        riches(realm, SECTORS.band(Owner.P1, distance)),
                        riches(realm, SECTORS.band(owner, distance)),
                        owner + " at " + distance);
            }
        }
    }

    @Test
    void sectorsHave36HexesInBandsOf12And10And5And2() {
        for (Owner owner : Owner.PROVINCES) {
            List<Integer> sizes = List.of(2, 3, 4, 5).stream()
                    .map(d -> SECTORS.band(owner, d).size())
                    .toList();
            assertEquals(List.of(12, 10, 5, 2), sizes, owner.toString());
        }
    }

    @Test
    void theRingsAreThoseOfTheRulebook() {
        Realm realm = Table.realm(1);
        assertEquals(List.of("G4", "H4", "H5", "G6", "F5", "F4"), names(SECTORS.ring(Owner.P1)));
        assertEquals(List.of("C8", "D7", "E8", "E9", "D9", "C9"), names(SECTORS.ring(Owner.P6)));
        assertEquals(
                Optional.of(new Land.Source(Good.GOLD, 2)), land(realm, "F4").source());
        assertEquals(
                Optional.of(new Land.Source(Good.STONE, 1)), land(realm, "J13").source());
        for (Owner owner : Owner.PROVINCES) {
            assertTrue(SECTORS.ring(owner).stream()
                    .noneMatch(hex -> land(realm, hex)
                            .source()
                            .filter(s -> s.good() == Good.MANA)
                            .isPresent()));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void aMirroredMapLooksTheSameFromEveryCapital(long seed) {
        Realm realm = Table.realm(seed, "map.mode", "MIRROR");
        Hex middle = MAP.middle();
        realm.atlas().lands().forEach((hex, land) -> {
            Hex turned = hex.rotated(middle, 1);
            assertEquals(land.source(), land(realm, turned).source(), OddQ.name(hex));
            assertEquals(realm.town(hex).map(Town::kind), realm.town(turned).map(Town::kind), OddQ.name(hex));
        });
    }

    @Test
    void theSameDiceGiveTheSameMapAndOthersAnother() {
        assertEquals(Table.realm(7), Table.realm(7));
        assertNotEquals(Table.realm(7).atlas(), Table.realm(8).atlas());
    }

    @Test
    void everybodyStartsAsTheRulebookSays() {
        Realm realm = Table.realm(1);
        assertEquals(new Units(1, 0), realm.muster().at(OddQ.hex("G4"), Owner.P1));
        assertEquals(Stock.all(5), realm.province(Owner.P1).stock());
        assertEquals(
                6 * 7 + 1,
                realm.atlas().lands().values().stream().filter(Land::explored).count());
        assertEquals(MAP.middle(), realm.court().kaixiflan());
        assertEquals(14, realm.quests().major().size());
        assertEquals(14, realm.quests().minor().size());
    }

    @Test
    void anUnplayedCapitalIsAnIndependentCityInTheDark() {
        Realm realm = Table.realm(1, Table.seats(1, 3, 5), "start.armies", "2");
        Hex capital = OddQ.hex("K13");
        assertEquals(new Town(Owner.IND, TownKind.CITY, 0), realm.town(capital).orElseThrow());
        assertEquals(new Units(2, 3), realm.muster().at(capital, Owner.IND));
        assertEquals(false, realm.atlas().explored(capital));
        assertEquals(false, realm.atlas().explored(OddQ.hex("J12")));
        assertEquals(
                Optional.of(new Land.Source(Good.FOOD, 2)), land(realm, "J12").source());
        assertEquals(new Units(0, 2), realm.muster().at(OddQ.hex("G5"), Owner.P1));
        assertEquals("3", realm.options().text("players"));
    }

    @Test
    void seatsAreDrawnByLot() {
        List<Seat> drawn = NewRealm.seats(Table.setupDice(1));
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6),
                drawn.stream().map(Seat::number).sorted().toList());
        assertNotEquals(drawn, NewRealm.seats(Table.setupDice(2)));
    }

    private static long sources(Realm realm) {
        return realm.atlas().lands().values().stream()
                .filter(land -> land.source().isPresent())
                .count();
    }

    private static long barren(Realm realm) {
        return realm.atlas().lands().entrySet().stream()
                .filter(land -> land.getValue().source().isEmpty()
                        && realm.town(land.getKey()).isEmpty())
                .count();
    }

    private static long towns(Realm realm, TownKind kind) {
        return realm.towns().values().stream()
                .filter(town -> town.kind() == kind)
                .count();
    }

    private static SortedMap<String, Integer> riches(Realm realm, List<Hex> hexes) {
        SortedMap<String, Integer> riches = new TreeMap<>();
        hexes.forEach(hex -> riches.merge(
                realm.town(hex)
                        .map(town -> town.kind().id())
                        .orElse(land(realm, hex).source().toString()),
                1,
                Integer::sum));
        return riches;
    }

    private static List<String> names(List<Hex> hexes) {
        return hexes.stream().map(OddQ::name).toList();
    }

    private static Land land(Realm realm, String hex) {
        return land(realm, OddQ.hex(hex));
    }

    private static Land land(Realm realm, Hex hex) {
        return realm.atlas().at(hex);
    }
}
