package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What provinces have to seal so that an agreement stands (R50). */
class DealsTest {

    private static final Units ENVOY = new Units(1, 0);

    private final Ruleset<Realm> rules = new KaixiflanGame().create(Table.FOLDER);
    private final Owner one = Owner.of(new Seat(1));
    private final Owner other = Owner.of(new Seat(2));
    private final Realm realm = withEnvoys(Table.realm(1));

    private Realm withEnvoys(Realm start) {
        return start.withMuster(start.muster()
                .plus(start.province(other).capital(), one, ENVOY)
                .plus(start.province(one).capital(), other, ENVOY));
    }

    private Realm played(SortedMap<Seat, OrderSheet> sheets) {
        return rules.play()
                .resolve(realm, sheets, new KeyedDice(new byte[] {1}))
                .state();
    }

    @Test
    void anAgreementStandsOnceBothHaveSealedTheirHalves() {
        Deal deal =
                rules.agree().deals(realm, new Seat(1), new Agreement(other)).get(0);
        assertEquals(new Seat(2), deal.with());
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(new Seat(1), OrderSheet.of(new Agreement(other)));
        sheets.put(deal.with(), OrderSheet.of(deal.mirrored()));
        assertTrue(played(sheets).pacts().allied(one, other));
    }

    @Test
    void whoeverAnswersAHalfNeedsNobody() {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(new Seat(1), OrderSheet.of(new Agreement(other)));
        assertEquals(List.of(), rules.agree().deals(played(sheets), new Seat(2), new Agreement(one)));
    }

    @Test
    void nothingElseNeedsAnybody() {
        assertEquals(List.of(), rules.agree().deals(realm, new Seat(1), new Pass()));
    }
}
