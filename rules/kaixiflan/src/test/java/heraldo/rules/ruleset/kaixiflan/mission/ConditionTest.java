package heraldo.rules.ruleset.kaixiflan.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every term of the condition language (§8.1). */
class ConditionTest {

    private static final Realm REALM = Table.realm(1);
    private static final Law LAW = Table.GAME.law(REALM);
    private static final Quest QUEST = new Quest("DJ1", 10, 1, Optional.empty(), Frozen.noMap());

    @Test
    void onlyTheGameMasterSaysWhoHasMetAManualOne() {
        assertTrue(Condition.of("manual").manual());
        assertFalse(Condition.of("since.explored >= 2").manual());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "since.explored ≥ 2         | 2",
                "since.battles >= 1         | 1",
                "since.founded >= 1         | 1",
                "since.founded(village) >= 1| 1",
                "since.founded(outpost) >= 1| 1",
                "since.founded(city) >= 1   | 0",
                "since.founded(any, 3) >= 1 | 1",
                "since.founded(any, 4) >= 1 | 0",
                "since.progress >= 1        | 1",
                "since.agreements >= 1      | 1",
                "since.buildings >= 1       | 2",
                "since.buildings(2) >= 1    | 1",
                "since.recruited(army) >= 1 | 2",
                "since.recruited(colonist) >= 1 | 3",
                "since.kills(IND, army) >= 1| 1",
                "since.kills(P2, army) >= 1 | 0",
                "since.banquets >= 1        | 1",
                "since.collected(gold) >= 1 | 4",
                "since.collected(O) >= 1    | 4",
                "since.traded >= 1          | 6"
            })
    void countersCountTheDeedsOfTheProvince(String text, int expected) {
        Condition condition = Condition.of(text);
        int counted = condition.count(Frozen.noMap(), deeds(), Owner.P1, LAW).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        assertEquals(expected, counted);
        assertEquals(condition.text(), Condition.of(condition.text()).text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "state.units(colonist, within 0 of G4) >= 1         | true",
                "state.units(colonist, within 1 of CAPITAL) >= 1    | true",
                "state.units(colonist, within 1 of CAPITAL(P2)) >= 1| false",
                "state.units(army, within 1 of KAIXIFLAN) >= 1      | false",
                "state.control(gold) >= 2   | true",
                "state.control(mana) >= 1   | false",
                "state.era >= 1             | true",
                "state.era >= 2             | false",
                "state.stock(food) >= 5     | true",
                "state.stock(food) >= 6     | false",
                "state.settlements(any) >= 1| false",
                "state.routes >= 1          | false",
                "state.has(forja)           | false",
                "state.era >= 1, state.stock(gold) >= 5 | true",
                "state.era >= 1, state.stock(gold) >= 6 | false",
                "manual                     | false"
            })
    void statesAreMeasuredAtTheCheck(String text, boolean expected) {
        assertEquals(expected, Condition.of(text).met(QUEST, Owner.P1, LAW, false));
    }

    @Test
    void aTributeAsksForNumbersAndForParts() {
        Condition condition = Condition.of("tribute{gold:X, S:X/2, wood:3}");
        assertEquals(
                Optional.of(Stock.of(Good.GOLD, 15).with(Good.SCIENCE, 8).with(Good.WOOD, 3)), condition.tribute(15));
        assertTrue(condition.met(QUEST, Owner.P1, LAW, true));
        assertFalse(condition.met(QUEST, Owner.P1, LAW, false));
    }

    @ParameterizedTest(name = "«{0}»")
    @ValueSource(
            strings = {
                "",
                "since.dancing >= 3",
                "since.explored",
                "state.units(army) >= 1",
                "state.units(army, within 1 of Z) >= 1",
                "tribute{}",
                "tribute{salt:3}",
                "since.kills(P9, army) >= 1",
                "since.explored >= 3, nonsense"
            })
    void whatIsNoTermIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Condition.of(text));
    }

    @Test
    void everyCardOfTheDecksCanBeReadAndDescribed() {
        MissionBook missions = Table.GAME.missions();
        assertEquals(28, missions.ids().size());
        for (String id : missions.ids()) {
            assertTrue(missions.card(id).fame() >= 3, id);
            assertEquals(
                    "quest.active",
                    missions.describe(missions.reveal(id, REALM)).key());
        }
    }

    private static List<Deed> deeds() {
        Deed.Fought.Side own = new Deed.Fought.Side(Owner.P1, new Units(0, 2), List.of(6, 6), 0, Units.NONE);
        Deed.Fought.Side natives = new Deed.Fought.Side(Owner.IND, new Units(2, 1), List.of(1, 1), 1, new Units(2, 1));
        return List.of(
                new Deed.Explored(Owner.P1, OddQ.hex("E4")),
                new Deed.Explored(Owner.P1, OddQ.hex("E5")),
                new Deed.Explored(Owner.P2, OddQ.hex("N4")),
                new Deed.Fought(OddQ.hex("H7"), own, natives, Optional.of(Owner.P1)),
                new Deed.Founded(Owner.P1, TownKind.VILLAGE, OddQ.hex("H7")),
                new Deed.Progressed(Owner.P1, 2),
                new Deed.Allied(Owner.P2, Owner.P1),
                new Deed.Built(Owner.P1, "forja"),
                new Deed.Built(Owner.P1, "mercado"),
                new Deed.Built(Owner.P3, "mercado"),
                new Deed.Recruited(Owner.P1, Owner.P1, new Units(3, 2)),
                new Deed.Recruited(Owner.P1, Owner.IND, new Units(5, 5)),
                new Deed.Feasted(Owner.P1, OddQ.hex("G5")),
                new Deed.Collected(Owner.P1, OddQ.hex("G5"), Stock.of(Good.GOLD, 4)),
                new Deed.Traded(Owner.P1, 1, Good.WOOD, 18, Good.STONE, 6, 3));
    }
}
