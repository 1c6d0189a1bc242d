package heraldo.rules.ruleset.kaixiflan.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The ten cards of the deck (§8.2), each drawn in the turn of its test. */
class EventDeckTest {

    private static final Realm START =
            Table.realm(1, "events.mode", "DECK", "missedTurn", "NOTHING", "start.stock", "3");

    @Test
    void aLowDieBringsNoCard() {
        Realm after = played(START, 5, Map.of("event|chance", List.of(4)));
        assertEquals(Stock.all(3), after.province(Owner.P1).stock());
    }

    @Test
    void plagueTakesHalfOfEveryCrowdNearTheCapital() {
        Realm before = with(with(START, "H5", Owner.P1, 5, 1), "F4", Owner.P6, 2, 0);
        Realm after = played(before, 1, Map.of("event|who", List.of(1)));
        assertEquals(new Units(3, 1), after.muster().at(OddQ.hex("H5"), Owner.P1));
        assertEquals(new Units(1, 0), after.muster().at(OddQ.hex("F4"), Owner.P6));
        assertEquals(new Units(1, 0), after.muster().at(OddQ.hex("G4"), Owner.P1));
    }

    @Test
    void famineIsPaidInFoodThenInPeople() {
        Realm before = with(with(START, "H5", Owner.P1, 11, 2), "G5", Owner.P2, 0, 14);
        Realm after = played(before, 2, Map.of());
        assertEquals(0, after.province(Owner.P1).stock().food());
        assertEquals(new Units(10, 2), after.muster().at(OddQ.hex("H5"), Owner.P1));
        assertEquals(new Units(0, 13), after.muster().at(OddQ.hex("G5"), Owner.P2));
        assertEquals(Units.NONE, after.muster().at(OddQ.hex("M5"), Owner.P2));
        assertEquals(3, after.province(Owner.P3).stock().food());
    }

    @Test
    void aStormHangsOverAnExploredHexNextTurn() {
        List<Hex> explored = explored(START);
        Realm after = played(START, 3, Map.of("event|hex", List.of(4)));
        assertEquals(List.of(explored.get(3)), List.copyOf(after.omens().storms()));
        assertTrue(played(after, 10, Map.of()).omens().storms().isEmpty());
    }

    @Test
    void invadersAppearWhereThereIsNoPeaceAndNoSettlement() {
        Realm before = START.withAtlas(START.atlas().change(List.of(OddQ.hex("E4")), Land::revealed));
        Realm after = played(before, 4, Map.of("event|hex", List.of(1)));
        assertEquals(new Units(0, 2), after.muster().at(OddQ.hex("E4"), Owner.IND));
    }

    @Test
    void withoutAPlaceForItACardDoesNothingAndThrowsNoDie() {
        assertEquals(START.muster(), played(START, 4, Map.of()).muster());
    }

    @Test
    void aFertileYearAndATideOfManaAreForEverybody() {
        assertEquals(
                new Stock(3, 3, 4, 5, 3, 3),
                played(START, 5, Map.of()).province(Owner.P4).stock());
        assertEquals(
                new Stock(3, 3, 3, 3, 5, 3),
                played(START, 8, Map.of()).province(Owner.P4).stock());
    }

    @Test
    void aVeinAppearsInBarrenLandButNeverAtHome() {
        Hex barren = START.atlas().lands().keySet().stream()
                .filter(hex -> START.atlas().at(hex).source().isEmpty())
                .filter(hex -> START.town(hex).isEmpty() && !Table.GAME.map().reserved(hex))
                .findFirst()
                .orElseThrow();
        Realm before = START.withAtlas(START.atlas().change(List.of(barren), Land::revealed));
        Realm after = played(before, 6, Map.of("event|hex", List.of(1), "event|res", List.of(5)));
        assertEquals(
                Optional.of(new Land.Source(Good.MANA, 1)),
                after.atlas().at(barren).source());
        assertEquals(START.atlas(), played(START, 6, Map.of()).atlas());
    }

    @Test
    void anEarthquakeDrainsASourceOutsideTheProtectedZones() {
        Hex mana = OddQ.hex("E4");
        Realm rich = source(START, mana, 2);
        Realm after = played(rich, 7, Map.of("event|hex", List.of(1)));
        assertEquals(
                Optional.of(new Land.Source(Good.MANA, 1)),
                after.atlas().at(mana).source());
        Realm dry = played(source(START, mana, 1), 7, Map.of("event|hex", List.of(1)));
        assertEquals(Optional.empty(), dry.atlas().at(mana).source());
        assertTrue(
                told(source(START, mana, 1), 7, Map.of("event|hex", List.of(1))).contains("event.EV7.dry"));
    }

    @Test
    void migrantsGoToThoseWithFewestColonists() {
        Realm before = with(START, "H5", Owner.P1, 1, 0);
        Realm after = played(before, 9, Map.of());
        assertEquals(Units.NONE, after.muster().at(OddQ.hex("G5"), Owner.P1));
        assertEquals(new Units(1, 0), after.muster().at(OddQ.hex("L5"), Owner.P2));
    }

    @Test
    void theFairIsNextTurn() {
        Realm after = played(START, 10, Map.of());
        assertTrue(after.omens().fair());
        assertEquals(2, Table.GAME.law(after).rates().of(Owner.P1, Good.MANA));
    }

    @Test
    void gainsThatDoNotFitAreCutAgain() {
        Realm full = START.with(Owner.P1, START.province(Owner.P1).withStock(Stock.all(10)));
        assertEquals(Stock.all(10), played(full, 5, Map.of()).province(Owner.P1).stock());
    }

    private static Realm played(Realm realm, int card, Map<String, List<Integer>> dice) {
        return turn(realm, card, dice).now();
    }

    private static String told(Realm realm, int card, Map<String, List<Integer>> dice) {
        return turn(realm, card, dice).chronicle().toString();
    }

    private static Progress turn(Realm realm, int card, Map<String, List<Integer>> dice) {
        Map<String, List<Integer>> forced = new TreeMap<>();
        forced.put("event|chance", List.of(6));
        forced.put("event|card", List.of(card));
        forced.putAll(dice);
        return Table.GAME.play(realm, new TreeMap<>(), new ForcedDice(forced));
    }

    private static Realm with(Realm realm, String hex, Owner owner, int colonists, int armies) {
        return realm.withMuster(realm.muster().plus(OddQ.hex(hex), owner, new Units(colonists, armies)));
    }

    private static Realm source(Realm realm, Hex hex, int richness) {
        return realm.withAtlas(realm.atlas()
                .change(List.of(hex), land -> Land.of(Good.MANA, richness).revealed()));
    }

    private static List<Hex> explored(Realm realm) {
        List<Hex> explored = new ArrayList<>(realm.atlas().lands().keySet());
        explored.removeIf(hex -> !realm.atlas().explored(hex));
        return explored;
    }
}
