package heraldo.rules.ruleset.cathay.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CathayMindTest {

    private static final int GAMES = Sampling.size("heraldo.strength.games", 6, 24);

    private final Dice whims = new KeyedDice(new byte[32]);
    private final Table table = Table.of(3, 5);

    private OrderSheet decided(Position position, Seat seat, Governor governor) {
        return Council.decide(Table.RULES, position, seat, governor, whims);
    }

    private void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private void deal(Seat seat, String cards) {
        Position position = table.position();
        Goods hand = Goods.of(cards);
        Goods bank = position.tabletop().bank().plus(position.side(seat).hand()).minus(hand);
        table.position(position.withBank(bank).with(seat, position.side(seat).withHand(hand)));
    }

    @Test
    void theOnlySettlementGetsAGuardFirst() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "TP");
        for (Temper temper : Temper.values()) {
            OrderSheet meant = Table.RULES.think().mind().orElseThrow().habit(table.position(), active, temper, whims);
            assertTrue(meant.orders().stream().anyMatch(Recruit.class::isInstance), temper + " " + meant);
        }
    }

    @Test
    void whoeverIsNotDueSendsNothing() {
        toRoundTwo();
        Seat waiting = table.position().round().order().get(1);
        assertEquals(
                OrderSheet.EMPTY, decided(table.position(), waiting, new Governor(Temper.TRADER, Strength.MARSHAL)));
    }

    @Test
    void everyLineOfEveryGovernorStandsAndNobodyResigns() {
        for (Strength strength : List.of(Strength.APPRENTICE, Strength.CAPTAIN)) {
            for (int seed = 1; seed <= 3; seed++) {
                int first = seed;
                SelfPlay.of(hosted(), 3 + seed % 2, new TreeMap<>(), seed)
                        .by((position, seat, dice) -> Council.decide(
                                Table.RULES, position, seat, new Governor(temper(seat, first), strength), dice))
                        .play(60, CathayMindTest::stands);
            }
        }
    }

    private static Temper temper(Seat seat, int first) {
        return Temper.values()[(seat.number() + first) % Temper.values().length];
    }

    private static void stands(SelfPlay.Played<Position> played) {
        played.sheets().forEach((seat, sheet) -> {
            for (Verdict verdict : Table.RULES.play().check(played.before(), seat, sheet)) {
                assertTrue(verdict.refusal().isEmpty(), () -> seat + " " + sheet);
            }
            for (Order order : sheet.orders()) {
                assertFalse(order instanceof Resign, sheet::toString);
            }
        });
    }

    @Tag("long")
    @Test
    void whatOthersHoldDoesNotMatterToAGovernor() {
        toRoundTwo();
        Seat active = table.position().active();
        deal(active, "MMTTOOPP");
        Position position = table.position();
        for (Strength strength : Strength.values()) {
            Governor governor = new Governor(Temper.BUILDER, strength);
            OrderSheet sheet = decided(position, active, governor);
            for (int i = 1; i <= 4; i++) {
                Dice dice = new KeyedDice(new byte[] {(byte) i});
                Position other = Table.RULES.play().redrawn(position, Viewer.of(active), dice);
                assertEquals(sheet, decided(other, active, governor), strength + " " + i);
            }
        }
    }

    @Tag("long")
    @Test
    @Tag("slow")
    void aCaptainWinsMoreThanItsShareAgainstApprentices() {
        long won = IntStream.range(0, GAMES).filter(CathayMindTest::challenged).count();
        assertTrue(won > GAMES / 3, won + " of " + GAMES);
    }

    private static boolean challenged(int game) {
        Seat captain = new Seat(1 + game % 3);
        Position last = SelfPlay.of(hosted(), 3, new TreeMap<>(), 100 + game)
                .by((position, seat, dice) -> Council.decide(
                        Table.RULES,
                        position,
                        seat,
                        new Governor(temper(seat, game), seat.equals(captain) ? Strength.CAPTAIN : Strength.APPRENTICE),
                        dice))
                .play(500, turn -> {});
        return last.winners().orElseThrow().contains(captain);
    }

    @SuppressWarnings("unchecked")
    private static HostedRuleset<Position> hosted() {
        return (HostedRuleset<Position>) Table.HOSTED;
    }
}
