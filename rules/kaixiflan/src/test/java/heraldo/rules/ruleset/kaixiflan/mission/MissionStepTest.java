package heraldo.rules.ruleset.kaixiflan.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Missions are revealed, counted and completed (R84-R87). */
class MissionStepTest {

    @Test
    void aMajorMissionComesInSpringAndAMinorOneInAutumn() {
        Realm spring = decks(start(), List.of("MA05", "MA01"), List.of("ME07"));
        Realm summer = played(spring, Map.of());
        assertEquals(List.of("MA05"), active(summer));
        assertEquals(List.of("MA01"), summer.quests().major());
        Realm autumn = played(summer, Map.of());
        assertEquals(List.of("MA05"), active(autumn));
        assertEquals(List.of("MA05", "ME07"), active(played(autumn, Map.of())));
    }

    @Test
    void aCardThatSomebodyMeetsAlreadyGoesUnderTheDeck() {
        Realm pilgrim = start().withTurn(3);
        Realm there = pilgrim.withMuster(pilgrim.muster().plus(OddQ.hex("I9"), Owner.P2, new Units(1, 0)));
        Realm after = played(decks(there, List.of(), List.of("ME14", "ME07", "ME01")), Map.of());
        assertEquals(List.of("ME07"), active(after));
        assertEquals(List.of("ME01", "ME14"), after.quests().minor());
    }

    @Test
    void deedsOfTheTurnOfTheRevealDoNotCount() {
        Realm revealed = played(
                decks(start().withTurn(3), List.of(), List.of("ME07")),
                Map.of(1, List.of(explore("E4"), explore("E5"))));
        Realm after = played(revealed, Map.of(1, List.of(explore("E6"), explore("F3"), explore("G3"))));
        assertTrue(after.quests().active().isEmpty());
        assertEquals(3, missionFame(after, Owner.P1));
    }

    @Test
    void xGrowsWithTheHighestEra() {
        Realm realm = start().with(Owner.P4, start().province(Owner.P4).withEra(3));
        assertEquals(20, MissionBook.x(realm));
    }

    @Test
    void twoDeliveriesInOneTurnScoreBoth() {
        Realm after = played(delivery(start("missedTurn", "NOTHING")), tributes());
        assertEquals(3, missionFame(after, Owner.P1));
        assertEquals(3, missionFame(after, Owner.P2));
        assertEquals(0, after.province(Owner.P1).stock().food());
    }

    @Test
    void orNeitherOfThemAndBothGetItBack() {
        Realm after = played(delivery(start("missedTurn", "NOTHING", "missions.tie", "NONE")), tributes());
        assertEquals(0, missionFame(after, Owner.P1));
        assertEquals(List.of("ME01"), active(after));
        assertEquals(Stock.all(10), after.province(Owner.P1).stock());
    }

    @Test
    void theDeckRestsWhereMissionsComeFromTheGameMasterAlone() {
        Realm after = played(decks(start("missions.source", "GM"), List.of("MA05"), List.of()), Map.of());
        assertEquals(List.of(), active(after));
    }

    private static Realm start(String... options) {
        return Table.realm(1, options);
    }

    private static Realm decks(Realm realm, List<String> major, List<String> minor) {
        return realm.withQuests(new Quests(List.of(), major, minor));
    }

    private static Realm delivery(Realm realm) {
        Realm rich = realm.withTurn(2);
        for (Owner owner : List.of(Owner.P1, Owner.P2)) {
            rich = rich.with(owner, rich.province(owner).withStock(Stock.all(10)));
        }
        Quest quest = Table.GAME.missions().reveal("ME01", realm);
        return rich.withQuests(new Quests(List.of(quest), List.of(), List.of()));
    }

    private static Map<Integer, List<Order>> tributes() {
        return Map.of(1, List.of(new Tribute("ME01")), 2, List.of(new Tribute("ME01")));
    }

    private static Order explore(String hex) {
        return new Explore(List.of(OddQ.hex(hex)));
    }

    private static List<String> active(Realm realm) {
        return realm.quests().active().stream().map(Quest::id).toList();
    }

    private static int missionFame(Realm realm, Owner owner) {
        return realm.ledger().stream()
                .filter(credit ->
                        credit.province() == owner && credit.column().id().equals("missions"))
                .mapToInt(Credit::points)
                .sum();
    }

    private static Realm played(Realm realm, Map<Integer, List<Order>> orders) {
        Map<Seat, OrderSheet> sheets = new TreeMap<>();
        orders.forEach((seat, lines) -> sheets.put(new Seat(seat), new OrderSheet(lines)));
        return Table.GAME.play(realm, sheets, new ForcedDice(new TreeMap<>())).now();
    }
}
