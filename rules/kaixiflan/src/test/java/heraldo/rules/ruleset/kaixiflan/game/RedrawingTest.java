package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A realm as it might just as well be for whoever does not know what is hidden (R96). */
class RedrawingTest {

    private final Realm realm = Table.realm(1);
    private final Realm redrawn = new Redrawing(realm, new KeyedDice(new byte[32])).seenBy(Viewer.SPECTATOR);

    private static List<Land> lands(Realm realm, boolean explored) {
        return realm.atlas().lands().entrySet().stream()
                .filter(each -> realm.atlas().explored(each.getKey()) == explored)
                .map(each -> each.getValue())
                .toList();
    }

    private static List<String> sorted(List<Land> lands) {
        return lands.stream().map(Land::toString).sorted().toList();
    }

    @Test
    void hiddenLandIsDealtAnewAndNoneIsAddedOrLost() {
        assertNotEquals(lands(realm, false), lands(redrawn, false));
        assertEquals(sorted(lands(realm, false)), sorted(lands(redrawn, false)));
        assertEquals(lands(realm, true), lands(redrawn, true));
    }

    @Test
    void whoeverDirectsSeesItAsItIs() {
        assertSame(realm, new Redrawing(realm, new KeyedDice(new byte[32])).seenBy(Viewer.DIRECTOR));
    }
}
