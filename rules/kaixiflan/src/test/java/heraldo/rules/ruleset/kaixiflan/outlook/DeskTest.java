package heraldo.rules.ruleset.kaixiflan.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.conformance.DeskLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The desk of a province over a game that plays itself. */
class DeskTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final int TURNS = 24;

    private final DeskLaws<Realm> laws = new DeskLaws<>(Hosted.find("kaixiflan"), TURNS, 4);

    @Test
    void outlooksKeepSecretsAndHaveWords() {
        laws.outlooksKeepSecrets();
        laws.outlooksAreSayable();
    }

    @Test
    void offersAreTrueAndSayWhatIsLacking() {
        laws.offersAreTrue();
        laws.whatIsLackingIsTold();
    }

    @Tag("long")
    @Test
    void everyOfferedValueIsExplained() {
        laws.whatIsOfferedIsExplained(List.of());
    }

    /** Stores hang on one's own orders alone, as long as no mission gives a tribute back and nobody brings an event. */
    @Test
    void theStoreTurnsOutAsForeseen() {
        Realm realm = Table.realm(3);
        int compared = 0;
        for (int turn = 1; turn <= TURNS; turn++) {
            Dice dice = new KeyedDice(Table.chain(3).turnSeed(turn));
            Map<Seat, OrderSheet> sheets = new TreeMap<>();
            for (Owner owner : realm.provinces().keySet()) {
                Seat seat = owner.seat().orElseThrow();
                sheets.put(seat, KAIXIFLAN.think().propose(realm, seat, dice));
            }
            Realm after = KAIXIFLAN.play().resolve(realm, sheets, dice).state();
            for (Map.Entry<Seat, OrderSheet> sheet : sheets.entrySet()) {
                List<StoreRow> store = KAIXIFLAN
                        .think()
                        .outlook(realm, sheet.getKey(), sheet.getValue())
                        .store();
                Stock stock = after.province(Owner.of(sheet.getKey())).stock();
                assertEquals(
                        Good.ALL.stream().map(stock::get).toList(),
                        store.stream().map(StoreRow::after).toList());
                compared++;
            }
            realm = after;
        }
        assertTrue(compared > 100);
    }
}
