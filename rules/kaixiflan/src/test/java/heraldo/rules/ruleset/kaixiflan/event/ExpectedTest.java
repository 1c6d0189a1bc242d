package heraldo.rules.ruleset.kaixiflan.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the game master has prepared: it is listed, it can be called off, and cards are drawn for it. */
class ExpectedTest {

    private static final Realm START = Table.realm(1, "missedTurn", "NOTHING");
    private static final Direct<Realm> DESK =
            new KaixiflanGame().create(Table.FOLDER).direct();

    @Test
    void whatWasDecreedIsListedAndCalledOff() {
        Realm decreed = made(
                START,
                new Event.Give(Owner.P2, 4, Good.MANA),
                new Event.Storm(OddQ.hex("G5")),
                new Affair.Bards(Owner.P3));
        assertEquals(3, pending(decreed).size());
        Realm less = made(decreed, pending(decreed).get(0).withdrawal());
        assertEquals(List.of(new Event.Storm(OddQ.hex("G5"))), less.agenda().decrees());
        Realm silent = made(less, pending(less).get(1).withdrawal());
        assertEquals(Optional.empty(), silent.agenda().itinerant());
        assertEquals("GM-AGENDA", refusal(silent, new Affair.Revoke(2)));
        assertEquals("GM-BARDS", refusal(silent, new Affair.Silence()));
    }

    @Test
    void ofALootersDecreeItIsToldWhatWouldBeLeft() {
        Realm armed = START.withMuster(START.muster().with(OddQ.hex("G5"), Owner.P2, new Units(5, 2)));
        List<Change> changes = DESK.changes(
                armed,
                armed,
                new Event.Disband(OddQ.hex("G5"), Owner.P2, Optional.of(2), Optional.empty()),
                Viewer.SPECTATOR);
        assertEquals(1, changes.size());
        assertNotEquals(changes.get(0).from(), changes.get(0).to());
    }

    @Test
    void theNextMissionOfADeckIsDrawn() {
        Realm drawn = made(START, new Affair.DrawMission(Affair.DrawMission.Deck.MINOR));
        assertEquals(START.quests().active().size() + 1, drawn.quests().active().size());
        assertEquals(START.quests().minor().size() - 1, drawn.quests().minor().size());
        assertEquals(START.quests().major(), drawn.quests().major());
        Realm deckAlone = START.withOptions(START.options().with("missions.source", "DECK"));
        assertEquals("GM-SOURCE", refusal(deckAlone, new Affair.DrawMission(Affair.DrawMission.Deck.MAJOR)));
    }

    @Test
    void aCardOfTheDeckOfEventsComesOnceATurnAtMost() {
        Realm asked = made(START, new Event.Draw());
        assertEquals("GM-DRAWN", refusal(asked, new Event.Draw()));
        Realm both = START.withOptions(START.options().with("events.mode", "BOTH"));
        assertEquals("GM-DRAW", refusal(both, new Event.Draw()));
        String told = Table.GAME
                .play(asked, new TreeMap<>(), new KeyedDice(new byte[32]))
                .chronicle()
                .toString();
        assertTrue(told.contains("event.card"), told);
    }

    @Test
    void whoDoesNotKnowUndiscoveredLandIsNotToldWhatLiesThere() {
        Realm realm = made(START, new Event.Reveal(OddQ.hex("E4")));
        List<Change> told = DESK.changes(START, realm, new Event.Reveal(OddQ.hex("E4")), Viewer.SPECTATOR);
        assertEquals(Message.of("gloss.unexplored"), told.get(0).from());
        assertEquals(Message.of("change.explored"), told.get(0).to());
        assertEquals(
                Message.of("pending.reveal", "hex", "E4"), pending(realm).get(0).words());
    }

    @Test
    void theEndOfTheGameIsToldAsAChange() {
        Affair.Close close = new Affair.Close();
        List<Change> told = DESK.changes(START, made(START, close), close, Viewer.SPECTATOR);
        assertEquals(
                List.of(new Change(Message.of("change.game"), Message.of("change.running"), Message.of("change.over"))),
                told);
    }

    private static List<Pending> pending(Realm realm) {
        return DESK.pending(realm);
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

    private static String refusal(Realm realm, Order act) {
        return DESK.amend(realm, act).refusal().map(Refusal::code).orElse("nothing");
    }
}
