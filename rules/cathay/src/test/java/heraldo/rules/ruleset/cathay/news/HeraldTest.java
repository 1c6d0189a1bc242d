package heraldo.rules.ruleset.cathay.news;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What everybody is told of a turn of Cathay: what happened, once, and nothing that is a seat's own. */
class HeraldTest {

    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);

    private final Table table = Table.of(3, 5);
    private Seat active;
    private Seat other;

    /** Round 2 with three seats; the active one holds enough for two roads and a trade. */
    @BeforeEach
    void deal() {
        while (table.position().round().first()) {
            table.deadline();
        }
        active = table.position().active();
        other = table.position().round().order().get(1);
        holds(active, "MMMMMMPP");
    }

    private void holds(Seat seat, String goods) {
        Position position = table.position();
        Goods hand = Goods.of(goods);
        table.position(position.withBank(position.tabletop()
                        .bank()
                        .plus(position.side(seat).hand())
                        .minus(hand))
                .with(seat, position.side(seat).withHand(hand)));
    }

    private int home(Seat seat) {
        return table.position().side(seat).buildings().settlements().array()[0];
    }

    private void posts(Seat seat, String soldier, int corner) {
        Position position = table.position();
        Soldier posted = Soldier.rested(SoldierId.of(soldier), corner);
        table.position(position.with(
                seat, position.side(seat).withTroop(position.side(seat).troop().with(posted))));
    }

    private static List<String> kinds(List<News> news) {
        return news.stream().map(News::kind).toList();
    }

    private static String told(List<News> news) {
        return news.stream()
                .map(each -> WORDS.say(
                        each.phrased("a"),
                        seat -> WORDS.ways("seat." + seat.number()).get(0)))
                .collect(Collectors.joining("\n"));
    }

    private static int beside(int corner) {
        return Net.neighbours(corner)[0];
    }

    @Test
    void roadsOfSeveralStepsAreToldAsOne() {
        List<Integer> free = freeEdges();
        List<News> news = new ArrayList<>();
        for (int edge : free) {
            String name = Net.edgeName(edge);
            news.addAll(table.plays("carretera " + name).news());
        }
        assertEquals(List.of("roads", "roads"), kinds(news));
        List<News> gathered = Table.RULES.tell().gathered(news);
        assertEquals(List.of("roads"), kinds(gathered));
        assertEquals(2, gathered.get(0).told().arguments().get("n"));
        assertTrue(told(gathered).contains(" abre las carreteras "), told(gathered));
    }

    private List<Integer> freeEdges() {
        List<Integer> free = new ArrayList<>();
        for (int edge : Net.edgesAt(home(active))) {
            if (table.position().paver(edge) == 0) {
                free.add(edge);
            }
        }
        return free.subList(0, 2);
    }

    @Test
    void plansAndOrdersOfDiscardingAreNoNews() {
        assertEquals(List.of(), table.sends(other, "comerciar T por M", "fin").news());
        assertEquals(List.of(), table.sends(other, "descarte P A O T M").news());
        table.dice(Map.of("d", List.of(1, 1)));
        String all = told(table.plays("fin").news());
        assertFalse(all.contains("plan") || all.contains("falta"), all);
    }

    @Test
    void ofASevenTheDiceTheHexAndHowManyCardsAreToldAndNoCard() {
        holds(active, "MP");
        holds(other, "MMMMMMMMM");
        table.dice(Map.of("d", List.of(3, 4), "robber", List.of(1), "rob|" + active.number(), List.of(1)));
        Resolution<Position> end = table.plays("fin");
        String all = told(end.news());
        assertTrue(all.contains("🎲 3 y 4, siete"), all);
        assertTrue(all.contains("La mano más llena suelta la mitad"), all);
        assertFalse(all.contains("de madera"), all);
    }

    @Test
    void aConquestOfALastBuildingIsToldWithWhoGoesOutAndWhoLeads() {
        int corner = home(other);
        posts(active, "G1", beside(corner));
        Position before = table.position();
        Resolution<Position> attack = table.plays("atacar G1 " + corner);
        assertEquals(List.of("conquered", "eliminated", "lead-by"), kinds(attack.news()));
        Aftermath<Position> turn =
                new Aftermath<>(before, List.of(), new Chronicle(List.of()), attack.state(), Viewer.SPECTATOR);
        assertEquals(1, Table.RULES.tell().gains(turn).get(active).get(0).points());
        assertEquals(-1, Table.RULES.tell().gains(turn).get(other).get(0).points());
    }

    @Test
    void aDuelIsNoConquest() {
        int corner = home(other);
        posts(active, "G1", beside(corner));
        posts(other, "G1", corner);
        List<News> news = table.plays("atacar G1 " + corner).news();
        assertEquals(List.of("duel-both"), kinds(news));
        assertTrue(told(news).contains("Dos guerreros caen juntos"), told(news));
    }
}
