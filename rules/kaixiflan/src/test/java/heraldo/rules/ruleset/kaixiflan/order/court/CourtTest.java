package heraldo.rules.ruleset.kaixiflan.order.court;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A year of the realm's politics (R77-R83). */
class CourtTest {

    private static final Realm SUMMER = Table.realm(1).withTurn(2);

    @Test
    void offices() {
        Realm after = played(
                SUMMER,
                Map.of(
                        1, List.of(vote(Owner.P2, Owner.P3)),
                        4, List.of(vote(Owner.P2, Owner.P3)),
                        5, List.of(vote(Owner.P3, Owner.P2))));
        assertEquals(Optional.of(Owner.P2), after.court().holder(Office.FAVOURITE));
        assertEquals(Optional.of(Owner.P3), after.court().holder(Office.GOVERNOR));
        assertEquals(Optional.empty(), after.court().holder(Office.TRADE));
    }

    @Test
    void aTieLeavesAnOfficeVacantAndATermEndsAfterAYear() {
        Realm elected = played(SUMMER, Map.of(1, List.of(vote(Owner.P2, Owner.P3))));
        Realm next = played(
                elected.withTurn(6),
                Map.of(1, List.of(vote(Owner.P2, Owner.P3)), 2, List.of(vote(Owner.P1, Owner.P3))));
        assertEquals(Map.of(Office.GOVERNOR, Owner.P3), next.court().offices());
    }

    @Test
    void theElectedImportsWhatHeMayAndNobodyElse() {
        Vote trade = new Vote(Optional.empty(), Optional.empty(), Optional.of(Owner.P1));
        Realm after = played(
                SUMMER,
                Map.of(
                        1, List.of(new Import(Good.MANA)),
                        2, List.of(trade),
                        3, List.of(new Import(Good.GOLD))));
        assertEquals(Optional.of(Good.MANA), after.court().imported());
        Progress refused = turn(SUMMER, Map.of(1, List.of(new Import(Good.GOLD)), 2, List.of(trade)));
        assertEquals(Optional.empty(), refused.now().court().imported());
        assertEquals("INVALIDA(E-IMP)", refused.results().get(0).code());
    }

    @Test
    void whoAloneControlsMostHasTheMonopoly() {
        Realm mined = SUMMER.withAtlas(SUMMER.atlas()
                .change(List.of(OddQ.hex("E4")), land -> Land.of(Good.MANA, 2).revealed()));
        Realm worked = mined.withMuster(mined.muster().plus(OddQ.hex("E4"), Owner.P6, new Units(1, 0)));
        Realm after = played(worked, Map.of());
        assertEquals(1, after.ledger().size());
        assertEquals(Owner.P6, after.ledger().get(0).province());
        assertEquals("mana", after.ledger().get(0).reason());
    }

    @Test
    void theBestStoryOfLastYearIsSungInSpring() {
        Realm told = played(SUMMER, Map.of(2, List.of(new Story("El puente.")), 3, List.of(new Story("La torre."))));
        Realm spring = told.withTurn(5).withAgenda(told.agenda().withItinerant(Optional.of(Owner.P3)));
        Map<Integer, List<Order>> votes = Map.of(
                1, List.of(new Ballad(Owner.P2)), 4, List.of(new Ballad(Owner.P3)), 3, List.of(new Ballad(Owner.P2)));
        Realm after = played(spring, votes);
        assertEquals(Owner.P3, after.ledger().get(0).province());
        assertEquals(5, after.ledger().get(0).points());
        assertEquals(Owner.P2, played(told.withTurn(5), votes).ledger().get(0).province());
    }

    @Test
    void theStoriesOfTheYearAreListedInWinter() {
        Realm told = played(SUMMER, Map.of(2, List.of(new Story("El puente."))));
        String winter = turn(told.withTurn(4), Map.of()).chronicle().toString();
        assertTrue(winter.contains("ballad.listed") && !winter.contains("ballad.no-stories"), winter);
        String silent = turn(SUMMER.withTurn(4), Map.of()).chronicle().toString();
        assertTrue(silent.contains("ballad.no-stories"), silent);
    }

    private static Vote vote(Owner favourite, Owner governor) {
        return new Vote(Optional.of(favourite), Optional.of(governor), Optional.empty());
    }

    private static Realm played(Realm realm, Map<Integer, List<Order>> orders) {
        return turn(realm, orders).now();
    }

    private static Progress turn(Realm realm, Map<Integer, List<Order>> orders) {
        Map<Seat, OrderSheet> sheets = new TreeMap<>();
        orders.forEach((seat, lines) -> sheets.put(new Seat(seat), new OrderSheet(lines)));
        return Table.GAME.play(realm, sheets, new ForcedDice(new TreeMap<>()));
    }
}
