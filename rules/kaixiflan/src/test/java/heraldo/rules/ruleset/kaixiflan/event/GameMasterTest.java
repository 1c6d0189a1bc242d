package heraldo.rules.ruleset.kaixiflan.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Direct;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.game.Invariants;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the game master does to the open turn. */
class GameMasterTest {

    private static final Realm START = Table.realm(1, "missedTurn", "NOTHING");
    private static final Direct<Realm> DESK =
            new KaixiflanGame().create(Table.FOLDER).direct();

    @Test
    void decreesWaitForThePhaseOfEvents() {
        Realm decreed = made(START, new Event.Give(Owner.P2, 4, Good.MANA), new Event.Take(Owner.P2, 9, Good.GOLD));
        assertEquals(Stock.all(5), decreed.province(Owner.P2).stock());
        Realm after = played(decreed);
        assertEquals(new Stock(0, 5, 5, 5, 9, 5), after.province(Owner.P2).stock());
        assertTrue(after.agenda().decrees().isEmpty());
    }

    @Test
    void nothingADecreeDoesIsIllegal() {
        Realm after = played(made(
                START,
                new Event.Give(Owner.P1, 99, Good.MANA),
                new Event.Raise(OddQ.hex("G5"), Owner.P1, Optional.of(99), Optional.of(99)),
                new Event.Disband(OddQ.hex("M5"), Owner.P2, Optional.of(3), Optional.of(3)),
                new Event.Lead(OddQ.hex("G5")),
                new Event.Reveal(OddQ.hex("E4")),
                new Event.Enrich(OddQ.hex("E4"), Good.SCIENCE, 3),
                new Event.Storm(OddQ.hex("I9")),
                new Event.Fair()));
        assertEquals(List.of(), Invariants.violations(Table.GAME.book(), after));
        assertEquals(new Units(25, 25), after.muster().total(Owner.P1));
        assertEquals(Units.NONE, after.muster().total(Owner.P2));
        assertEquals(10, after.province(Owner.P1).stock().mana());
        assertTrue(after.omens().fair());
        assertEquals(OddQ.hex("G5"), after.court().kaixiflan());
    }

    @Test
    void praiseAndBlameAreFame() {
        Realm after = played(made(START, new Event.Praise(Owner.P3, 4, "a"), new Event.Blame(Owner.P4, 2, "b")));
        int untouched = new Ranking(Table.GAME.law(after)).totals().get(Owner.P5);
        assertEquals(untouched + 4, new Ranking(Table.GAME.law(after)).totals().get(Owner.P3));
        assertEquals(untouched - 2, new Ranking(Table.GAME.law(after)).totals().get(Owner.P4));
    }

    @Test
    void whatCannotBeIsRefusedWithAReason() {
        assertEquals("E-NOEXPL", refused(START, new Event.Lead(OddQ.hex("E4"))));
        assertEquals(
                "E-NOEXPL",
                refused(START, new Event.Raise(OddQ.hex("E4"), Owner.IND, Optional.of(1), Optional.empty())));
        assertEquals("E-EXPL", refused(START, new Event.Reveal(OddQ.hex("G4"))));
        assertEquals("GM-CAPITAL", refused(START, new Event.Enrich(OddQ.hex("G5"), Good.GOLD, 1)));
        assertEquals("GM-CONDITION", refused(START, new Affair.NewMission("x", 5, "since.singing >= 2")));
        assertEquals("GM-MISSION", refused(START, new Affair.Award("ME01", Owner.P1)));
        assertEquals("GM-CARD", refused(START, new Affair.PlayCard("MA99")));
        Realm three = Table.realm(1, Table.seats(1, 2, 3), "events.mode", "DECK", "missions.source", "DECK");
        assertEquals("GM-MODE", refused(three, new Event.Fair()));
        assertEquals("GM-SOURCE", refused(three, new Affair.NewMission("x", 5, "manual")));
        assertEquals("GM-PLAYED", refused(three, new Affair.Vacate(Owner.P5)));
    }

    @Test
    void aMissionOfHisOwnIsCheckedLikeAnyOther() {
        Realm proposed = made(START, new Affair.NewMission("Despensa llena", 6, "state.stock(food) >= 5"));
        assertEquals("DJ1", proposed.quests().active().get(0).id());
        Realm after = played(proposed);
        assertEquals(
                6,
                after.ledger().stream()
                        .filter(credit -> credit.province() == Owner.P1)
                        .mapToInt(credit -> credit.points())
                        .sum());
        assertTrue(after.quests().find("DJ1").isEmpty());
        assertEquals(
                "DJ2",
                made(after, new Affair.NewMission("Otra", 3, "manual")).quests().active().stream()
                        .filter(q -> q.own().isPresent())
                        .findFirst()
                        .orElseThrow()
                        .id());
    }

    @Test
    void cardsArePlayedAwardedAndWithdrawn() {
        Realm played = made(START, new Affair.PlayCard("ME07"));
        assertTrue(played.quests().find("ME07").isPresent());
        assertTrue(!played.quests().minor().contains("ME07"));
        Realm awarded = made(played, new Affair.Award("ME07", Owner.P4));
        assertTrue(awarded.quests().active().isEmpty());
        assertEquals(3, awarded.ledger().get(0).points());
        assertTrue(made(played, new Affair.Withdraw("ME07")).quests().active().isEmpty());
    }

    @Test
    void theOpenPositionIsSetRightAtOnce() {
        Realm right = made(
                START,
                new Correction.Hold(Owner.P1, 9, Good.MANA),
                new Correction.Station(OddQ.hex("G5"), Owner.P1, Optional.of(2), Optional.of(1)),
                new Correction.Settlement(OddQ.hex("G4"), Owner.P1, TownKind.VILLAGE),
                new Correction.Settlement(OddQ.hex("G4"), Owner.P1, TownKind.CITY),
                new Correction.Age(Owner.P2, 2),
                new Correction.Grant(Owner.P2, "forja"),
                new Correction.Appoint(Office.TRADE, Owner.P3),
                new Correction.Abound(Good.GOLD),
                new Correction.Ally(Owner.P4, Owner.P5),
                new Correction.Feasted(OddQ.hex("G5")));
        assertEquals(9, right.province(Owner.P1).stock().mana());
        assertEquals(new Units(2, 1), right.muster().at(OddQ.hex("G5"), Owner.P1));
        assertEquals(TownKind.CITY, right.town(OddQ.hex("G4")).orElseThrow().kind());
        assertTrue(right.province(Owner.P2).buildings().contains("forja"));
        assertTrue(right.court().holds(Owner.P3, Office.TRADE));
        assertEquals(Optional.of(Good.GOLD), right.court().imported());
        assertTrue(right.pacts().allied(Owner.P5, Owner.P4));
        assertEquals(2, right.ledger().size());
        assertEquals(List.of(), Invariants.violations(Table.GAME.book(), right));
        Realm undone = made(right, new Correction.Dismiss(Office.TRADE), new Correction.Unchosen());
        assertTrue(undone.court().offices().isEmpty());
        assertEquals(Optional.empty(), undone.court().imported());
    }

    @Test
    void twoHalvesMakeAnAgreement() {
        Realm half = made(START, new Correction.Offer(Owner.P1, Owner.P2));
        assertTrue(half.pacts().offered(Owner.P1, Owner.P2));
        Realm whole = made(half, new Correction.Offer(Owner.P2, Owner.P1));
        assertTrue(whole.pacts().allied(Owner.P1, Owner.P2));
        assertTrue(whole.pacts().halves().isEmpty());
    }

    @Test
    void aCorrectionThatWouldBreakThePositionIsRefused() {
        assertEquals("GM-I1", refused(START, new Correction.Hold(Owner.P1, 11, Good.GOLD)));
        assertEquals("GM-I2", refused(START, station("G5", Owner.P1, 26)));
        assertEquals("GM-I2", refused(START, station("G5", Owner.IND, 26)));
        assertEquals("E-NOEXPL", refused(START, station("E4", Owner.P1, 1)));
        assertEquals("E-ASENT", refused(START, new Correction.Settlement(OddQ.hex("G5"), Owner.P1, TownKind.CITY)));
        assertEquals("E-NOEXPL", refused(START, new Correction.Settlement(OddQ.hex("E4"), Owner.P1, TownKind.FORT)));
        assertEquals("GM-I6", refused(START, new Correction.Grant(Owner.P1, "banco")));
        assertEquals("GM-ACU", refused(START, new Correction.Ally(Owner.P1, Owner.P1)));
        Realm favourite = made(START, new Correction.Appoint(Office.FAVOURITE, Owner.P1));
        assertEquals("GM-I7", refused(favourite, new Correction.Appoint(Office.TRADE, Owner.P1)));
        Realm three = Table.realm(1, Table.seats(1, 2, 3));
        assertEquals("GM-PLAYED", refused(three, new Correction.Age(Owner.P5, 2)));
    }

    private static Order station(String hex, Owner owner, int colonists) {
        return new Correction.Station(OddQ.hex(hex), owner, Optional.of(colonists), Optional.empty());
    }

    @Test
    void heMayEndTheGame() {
        assertTrue(made(START, new Affair.Close()).over());
        assertEquals("E-FIN", refused(made(START, new Affair.Close()), new Event.Fair()));
    }

    private static Realm made(Realm realm, Order... acts) {
        Realm state = realm;
        for (Order act : acts) {
            Amendment<Realm> amendment = DESK.amend(state, act);
            assertEquals(Optional.empty(), amendment.refusal(), act.toString());
            state = amendment.state();
        }
        return state;
    }

    private static String refused(Realm realm, Order act) {
        Amendment<Realm> amendment = DESK.amend(realm, act);
        assertEquals(realm, amendment.state());
        return amendment.refusal().map(Refusal::code).orElse("nothing");
    }

    private static Realm played(Realm realm) {
        return Table.GAME
                .play(realm, new TreeMap<>(), new ForcedDice(new TreeMap<>()))
                .now();
    }
}
