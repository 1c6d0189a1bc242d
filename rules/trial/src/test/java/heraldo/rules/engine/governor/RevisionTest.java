package heraldo.rules.engine.governor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a governor of the trial game overlooks of three lines. */
class RevisionTest {

    private static final Seat FIRST = new Seat(1);
    private static final HostedRuleset<Object> CAIRN = Hosted.find("cairn");
    private static final Mind<Object> USUAL = CAIRN.ruleset().think().mind().orElseThrow();
    private static final Object START = SelfPlay.of(
                    CAIRN, CAIRN.manifest().seats().least(), new TreeMap<>(), 5)
            .start();

    private static Dice dice(int number) {
        byte[] seed = new byte[32];
        seed[0] = (byte) number;
        return new KeyedDice(seed);
    }

    private static OrderSheet three() {
        OrderSheet sheet =
                Council.decide(CAIRN.ruleset(), START, FIRST, new Governor(Temper.BUILDER, Strength.MARSHAL), dice(1));
        assertEquals(3, sheet.orders().size());
        return sheet;
    }

    private static OrderSheet overlooked(Mind<Object> mind, int slips, int number) {
        return new Revision<>(CAIRN.ruleset(), mind, START, FIRST).overlooked(three(), slips, dice(number));
    }

    @Test
    void whoOverlooksNothingSendsWhatItMeant() {
        for (int number = 1; number <= 20; number++) {
            assertEquals(three(), overlooked(USUAL, 0, number));
        }
    }

    @Test
    void whoOverlooksEverythingStillSendsALine() {
        assertEquals(1, overlooked(USUAL, 100, 1).orders().size());
    }

    @Test
    void whoOverlooksSomeSendsNowMoreAndNowFewerOfItsLines() {
        TreeSet<Integer> lengths = new TreeSet<>();
        for (int number = 1; number <= 40; number++) {
            OrderSheet sent = overlooked(USUAL, 40, number);
            assertTrue(three().orders().containsAll(sent.orders()), () -> sent + " is no part of " + three());
            lengths.add(sent.orders().size());
        }
        assertEquals(new TreeSet<>(List.of(1, 2, 3)), lengths);
    }

    @Test
    void nobodyOverlooksWhatOthersCountOn() {
        OrderSheet sent = overlooked(new Faithful(USUAL), 100, 1);
        assertEquals(three().orders().get(1), sent.orders().get(0));
        assertEquals(1, sent.orders().size());
    }

    /** The second of three lines is its word. */
    private record Faithful(Mind<Object> usual) implements Mind<Object> {
        @Override
        public OrderSheet habit(Object state, Seat seat, Temper temper, Dice dice) {
            return usual.habit(state, seat, temper, dice);
        }

        @Override
        public Stream<OrderSheet> ideas(Object state, Seat seat, Temper temper, Dice dice) {
            return usual.ideas(state, seat, temper, dice);
        }

        @Override
        public long worth(Object state, Seat seat, Temper temper) {
            return usual.worth(state, seat, temper);
        }

        @Override
        public boolean keeps(OrderSheet sheet, int line) {
            return sheet.orders().get(line - 1).equals(three().orders().get(1));
        }

        @Override
        public Budget budget(Strength strength) {
            return usual.budget(strength);
        }
    }
}
