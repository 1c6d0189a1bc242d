package heraldo.rules.ruleset.kaixiflan.law;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rights to name a place (R98). */
class NamingTest {

    private static final Hex FIELD = OddQ.hex("G7");

    private final Realm start = Table.realm(1);

    private Realm explored(Realm realm, Owner owner, int turn) {
        return realm.withAtlas(
                realm.atlas().change(List.of(FIELD), land -> land.revealed().exploredBy(owner, turn)));
    }

    private static Realm named(Realm realm, Hex hex, Owner by) {
        return realm.withNames(Frozen.with(realm.names(), hex, new PlaceName("Claro", by, false)));
    }

    @Test
    void nobodyNamesWhatTheyNeitherOwnNorExplored() {
        assertFalse(Naming.may(start, Owner.P1, FIELD));
        assertTrue(Naming.may(explored(start, Owner.P1, 1), Owner.P1, FIELD));
        assertFalse(Naming.may(explored(start, Owner.P1, 1), Owner.P2, FIELD));
    }

    @Test
    void theFirstExplorerNamesBeforeLaterOnes() {
        Realm both = explored(explored(start, Owner.P2, 1), Owner.P1, 2);
        assertTrue(Naming.may(both, Owner.P1, FIELD), "while nobody else has");
        assertFalse(Naming.may(named(both, FIELD, Owner.P2), Owner.P1, FIELD));
        assertTrue(Naming.may(named(both, FIELD, Owner.P1), Owner.P2, FIELD));
        assertTrue(Naming.may(named(both, FIELD, Owner.P1), Owner.P1, FIELD), "one's own name may change");
    }

    @Test
    void ofTwoWhoExploredInTheSameTurnTheFirstProvinceNames() {
        Realm both = explored(explored(start, Owner.P2, 1), Owner.P1, 1);
        assertFalse(Naming.may(named(both, FIELD, Owner.P1), Owner.P2, FIELD));
        assertTrue(Naming.may(named(both, FIELD, Owner.P2), Owner.P1, FIELD));
    }

    @Test
    void whoOwnsTheSettlementNamesBeforeItsExplorers() {
        Hex capital = start.province(Owner.P1).capital();
        Realm guest = start.withAtlas(start.atlas()
                .change(List.of(capital), land -> land.revealed().exploredBy(Owner.P2, 1)));
        assertTrue(Naming.may(named(guest, capital, Owner.P2), Owner.P1, capital));
        assertFalse(Naming.may(named(guest, capital, Owner.P1), Owner.P2, capital));
    }
}
