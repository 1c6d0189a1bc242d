package heraldo.rules.ruleset.caos.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Words beside the values that a form offers. */
class ChoicesTest {

    private final War war = Arena.owning(Arena.war(5), 1, "RELENTE", "CENIZA", "MASTIL", "SALOBRE", "HACHAZO");

    private String beside(String type, String param, String value) {
        OrderType<?> order = Arena.HOSTED.ruleset().play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        ParamQuery query = new ParamQuery(Arena.seat(1), OrderSheet.EMPTY, order, param, new TreeMap<>());
        return Known.in(Arena.HOSTED.ruleset().think().glosses(war, query, List.of(value)), value)
                .toString();
    }

    @Test
    void whatLiesAcrossTheBoundaryIsMarkedAndWhatIsNearIsNot() {
        assertTrue(beside("invade", "planet", "PRISMA").contains("label.crossing"));
        assertFalse(beside("invade", "planet", "VENTISCA").contains("label.crossing"));
    }

    /** What resists an attack, and what a planet is worth, decides whether it is chosen. */
    @Test
    void aPlanetIsToldWithItsDefenceAndItsResources() {
        assertTrue(beside("invade", "planet", "ABISMAL").contains("gloss.defence"));
        assertFalse(beside("invade", "planet", "ORILLA").contains("gloss.defence"));
        assertTrue(beside("invade", "planet", "SALINA").contains("report.resources"));
    }

    @Test
    void aSubsectorIsToldByTheSectorItLiesIn() {
        String near = beside("invade", "from", "GTE-1");
        assertEquals(near, beside("invade", "from", "GTE-2"));
        assertNotEquals(near, beside("invade", "from", "LHI-1"));
    }
}
