package heraldo.rules.ruleset.cathay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a chronicle tells to whom (§7). */
class SecretsTest {

    private final Table table = Table.of(3, 5);
    private Seat active;
    private Seat other;

    /** Round 2, and the seat that plays next holds eight cards of wood and one of stone. */
    @BeforeEach
    void deal() {
        while (table.position().round().first()) {
            table.deadline();
        }
        active = table.position().active();
        other = table.position().round().order().get(1);
        Position position = table.position();
        Goods hand = Goods.of("MMMMMMMMP");
        table.position(position.withBank(position.tabletop()
                        .bank()
                        .plus(position.side(other).hand())
                        .minus(hand))
                .with(other, position.side(other).withHand(hand)));
    }

    private static String told(Resolution<Position> resolution, Viewer viewer) {
        Bundle bundle = Table.FOLDER.bundle(Languages.SPANISH);
        return resolution.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.onlyFor().map(viewer::maySee).orElse(true))
                .map(entry -> bundle.say(entry.text(), Seat::toString)
                        + entry.result()
                                .map(result -> result.order().toString())
                                .orElse(""))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void whichCardsTheRobberAndTheCutTakeOnlyTheirOwnerLearns() {
        table.dice(Map.of("d", List.of(3, 4)));
        Resolution<Position> end = table.plays("fin");
        assertTrue(table.position().side(other).hand().size() <= 5);
        String all = told(end, Viewer.SPECTATOR);
        assertTrue(all.contains("suelta 4 cartas"), all);
        assertFalse(all.contains("madera") || all.contains("mano:"), all);
        assertTrue(told(end, Viewer.of(other)).contains("Has soltado 4 de madera"), told(end, Viewer.of(other)));
        assertFalse(told(end, Viewer.of(active)).contains("Has soltado"));
    }

    @Test
    void plansAndOrdersOfDiscardingAreNobodyElsesBusiness() {
        Resolution<Position> plan = table.sends(other, "comerciar T por M", "fin");
        Resolution<Position> cut = table.sends(other, "descarte P A O T M");
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(active))) {
            assertEquals("", told(plan, viewer));
            assertEquals("", told(cut, viewer));
        }
        assertTrue(told(plan, Viewer.of(other)).contains("2 líneas"));
        assertTrue(told(cut, Viewer.of(other)).contains("piedra, arcilla"), told(cut, Viewer.of(other)));
    }

    @Test
    void aLineOfAPlanThatIsSkippedIsToldToItsOwnerAlone() {
        table.sends(other, "comerciar T por A", "carretera 1-4");
        table.dice(Map.of("d", List.of(1, 1)));
        Resolution<Position> end = table.plays("fin");
        assertTrue(told(end, Viewer.of(other)).contains("La línea 1 de tu plan"), told(end, Viewer.of(other)));
        assertFalse(told(end, Viewer.SPECTATOR).contains("plan"));
        assertFalse(told(end, Viewer.SPECTATOR).contains("falta"));
    }

    @Test
    void whyATradeStoppedHalfWayIsToldToItsOwnerAlone() {
        table.sends(other, "comerciar M por A x3");
        table.dice(Map.of("d", List.of(1, 1)));
        Resolution<Position> end = table.plays("fin");
        assertTrue(told(end, Viewer.of(other)).contains("Te falta esto"), told(end, Viewer.of(other)));
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(active))) {
            assertFalse(told(end, viewer).contains("falta"), told(end, viewer));
        }
    }

    @Test
    void theTitlesOfTheChronicleBetrayNoPlan() {
        table.sends(other, "comerciar T por A");
        table.dice(Map.of("d", List.of(1, 1)));
        List<String> titles = table.plays("fin").chronicle().sections().stream()
                .map(Chronicle.Section::title)
                .map(title -> title.key())
                .toList();
        assertFalse(titles.contains("chronicle.plan"), titles::toString);
    }
}
