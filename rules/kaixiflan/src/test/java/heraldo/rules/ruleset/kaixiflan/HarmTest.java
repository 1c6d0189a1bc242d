package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Whose units an order fights, and whose settlement it brings into revolt. */
class HarmTest {

    private static final int TURNS = 40;
    private static final Hex FIELD = OddQ.hex("H7");
    private static final Hex BESIDE = FIELD.neighbours().get(0);
    private static final Seat FIRST = new Seat(1);
    private static final List<Seat> SECOND = List.of(new Seat(2));

    private final Ruleset<Realm> kaixiflan = new KaixiflanGame().create(Table.FOLDER);
    private final Realm realm = facingEachOther();

    private static Realm facingEachOther() {
        Realm realm = Table.realm(1);
        return realm.withAtlas(realm.atlas().change(List.of(FIELD, BESIDE), Land::revealed))
                .withMuster(
                        realm.muster().plus(FIELD, Owner.P1, new Units(0, 4)).plus(FIELD, Owner.P2, new Units(2, 1)));
    }

    @Test
    void whoseUnitsItFights() {
        assertEquals(SECOND, harmed(realm, new Fight(FIELD, Optional.of(Owner.P2))));
        assertEquals(SECOND, harmed(realm, new Fight(FIELD, Optional.empty())));
        assertEquals(List.of(), harmed(realm, new Fight(FIELD, Optional.of(Owner.IND))));
        assertTrue(killed() > 0, "nobody ever falls");
    }

    /** In how many of many turns somebody of the second province falls, if the first attacks. */
    private int killed() {
        int killed = 0;
        for (int turn = 1; turn <= TURNS; turn++) {
            SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
            sheets.put(FIRST, OrderSheet.of(new Fight(FIELD, Optional.empty())));
            Realm after = kaixiflan
                    .play()
                    .resolve(realm, sheets, new KeyedDice(Table.chain(1).turnSeed(turn)))
                    .state();
            killed += after.muster().at(FIELD, Owner.P2).equals(new Units(2, 1)) ? 0 : 1;
        }
        return killed;
    }

    @Test
    void whoseSettlementItBringsIntoRevolt() {
        Move march = new Move(FIELD, List.of(new Leg(BESIDE, Optional.empty(), Optional.of(2))));
        SortedMap<Hex, Town> towns = new TreeMap<>(realm.towns());
        assertEquals(List.of(), harmed(realm, march));
        towns.put(BESIDE, new Town(Owner.P2, TownKind.VILLAGE, 1));
        assertEquals(SECOND, harmed(realm.withTowns(towns), march));
        towns.put(BESIDE, new Town(Owner.P1, TownKind.VILLAGE, 1));
        assertEquals(List.of(), harmed(realm.withTowns(towns), march));
    }

    private List<Seat> harmed(Realm where, Order order) {
        return List.copyOf(kaixiflan.agree().harmed(where, FIRST, order));
    }
}
