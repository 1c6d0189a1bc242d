package heraldo.rules.ruleset.kaixiflan.order.court;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import org.junit.jupiter.api.Test;

/** When bards vote, and how the list of orders says so. */
class BalladTest {

    private static final Ruleset<Realm> KAIXIFLAN = new KaixiflanGame().create(Table.FOLDER);
    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);

    /** Turn 1 is a spring in which there is no year to sing of. */
    @Test
    void inTheFirstSpringItIsSaidFromWhichYearOnBalladsAreSung() {
        assertEquals("solo en Primavera, desde el año 2", lacking(Table.realm(1), "ballad"));
        assertEquals("solo en Verano", lacking(Table.realm(1), "vote"));
    }

    private static String lacking(Realm realm, String order) {
        OrderType<?> type = KAIXIFLAN.play().orders().stream()
                .filter(each -> each.key().equals(order))
                .findFirst()
                .orElseThrow();
        return WORDS.say(
                KAIXIFLAN
                        .think()
                        .hindrances(realm, new Seat(1), OrderSheet.EMPTY)
                        .apply(type)
                        .orElseThrow(),
                named -> "");
    }
}
