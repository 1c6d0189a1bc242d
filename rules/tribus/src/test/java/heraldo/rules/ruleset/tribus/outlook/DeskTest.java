package heraldo.rules.ruleset.tribus.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.DeskLaws;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The desk of a tribe over a game that plays itself. */
class DeskTest {

    private static final HostedRuleset<World> HOSTED = Hosted.find("tribus");

    @Test
    void outlooksKeepSecretsAndHaveWords() {
        DeskLaws<World> laws = new DeskLaws<>(HOSTED, 60, 3);
        laws.outlooksKeepSecrets();
        laws.outlooksAreSayable();
    }

    @Test
    void offersAreTrueAndSayWhatIsLacking() {
        DeskLaws<World> laws = new DeskLaws<>(HOSTED, 60, 9);
        laws.offersAreTrue();
        laws.whatIsLackingIsTold();
    }

    @Test
    void everyOfferedPlaceIsExplained() {
        new DeskLaws<>(HOSTED, 60, 9).whatIsOfferedIsExplained(List.of("assets", "amount"));
    }

    /** In its own turn nobody but the tribe spends what it has, and no die decides about it. */
    @Test
    void theStoreTurnsOutAsForeseen() {
        Ruleset<World> tribus = HOSTED.ruleset();
        int[] compared = {0};
        new DeskLaws<>(HOSTED, 120, 1).positions((played, seat) -> {
            World before = played.before();
            if (before.stage() == Stage.TURN && before.active().equals(Optional.of(seat.number()))) {
                List<StoreRow> store = tribus.think()
                        .outlook(before, seat, played.sheets().get(seat))
                        .store();
                List<Integer> left = played.resolution().state().pools().stream()
                        .filter(pool -> pool.tribe() == seat.number())
                        .map(Pool::amount)
                        .toList();
                assertEquals(left, store.stream().map(StoreRow::after).toList());
                compared[0]++;
            }
        });
        assertTrue(compared[0] > 20, "compared " + compared[0]);
    }
}
