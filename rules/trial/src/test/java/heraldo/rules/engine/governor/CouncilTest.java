package heraldo.rules.engine.governor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A governor of the trial game decides about three piles; the last is worth most. */
class CouncilTest {

    private static final Seat FIRST = new Seat(1);

    private static Dice dice(int number) {
        byte[] seed = new byte[32];
        seed[0] = (byte) number;
        return new KeyedDice(seed);
    }

    private static <S> S start(HostedRuleset<S> hosted) {
        return SelfPlay.of(hosted, hosted.manifest().seats().least(), new TreeMap<>(), 5)
                .start();
    }

    private static <S> List<String> decided(
            HostedRuleset<S> hosted, S state, Temper temper, Strength strength, Dice dice) {
        OrderSheet sheet = Council.decide(hosted.ruleset(), state, FIRST, new Governor(temper, strength), dice);
        return sheet.orders().stream().map(Object::toString).sorted().toList();
    }

    private static <S> List<String> decided(HostedRuleset<S> hosted, Temper temper, Strength strength) {
        return decided(hosted, start(hosted), temper, strength, dice(1));
    }

    @Test
    void anApprenticeDoesWhatComesFirst() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        Object start = start(hosted);
        OrderSheet habit = hosted.ruleset().think().mind().orElseThrow().habit(start, FIRST, Temper.BUILDER, dice(1));
        assertEquals(
                habit.orders().stream().map(Object::toString).toList(),
                decided(hosted, Temper.BUILDER, Strength.APPRENTICE));
    }

    @Test
    void aCaptainTakesTheIdeaThatLeadsToMore() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        List<String> builder = decided(hosted, Temper.BUILDER, Strength.CAPTAIN);
        assertEquals(1, builder.size());
        assertNotEquals(decided(hosted, Temper.BUILDER, Strength.APPRENTICE), builder);
    }

    @Test
    void aMarshalPutsIdeasTogetherAndLeavesOutWhatHarms() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        assertEquals(3, decided(hosted, Temper.BUILDER, Strength.MARSHAL).size());
        assertEquals(List.of(), decided(hosted, Temper.KEEPER, Strength.MARSHAL));
    }

    @Test
    void theSameDiceGiveTheSameSheet() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        for (Strength strength : Strength.values()) {
            assertEquals(
                    decided(hosted, Temper.BUILDER, strength),
                    decided(hosted, start(hosted), Temper.BUILDER, strength, dice(1)));
        }
    }

    @Test
    void nobodyDecidesByWhatTheirSeatMayNotKnow() {
        HostedRuleset<Object> hosted = Hosted.find("cairn");
        Object start = start(hosted);
        boolean differs = false;
        for (int drawn = 1; drawn <= 20; drawn++) {
            Object other = hosted.ruleset().play().redrawn(start, Viewer.of(FIRST), dice(drawn));
            differs |= !other.equals(start);
            assertEquals(
                    decided(hosted, Temper.BUILDER, Strength.CAPTAIN),
                    decided(hosted, other, Temper.BUILDER, Strength.CAPTAIN, dice(1)));
        }
        assertTrue(differs, "nothing was drawn anew");
    }

    @Test
    void whereARulesetSaysNothingOfMindsItsGovernorsWriteAsEver() {
        HostedRuleset<Object> hosted = Hosted.find("roshambo");
        Object start = start(hosted);
        assertEquals(
                hosted.ruleset().think().govern(start, FIRST, dice(1)).orders().stream()
                        .map(Object::toString)
                        .toList(),
                decided(hosted, Temper.RAIDER, Strength.MARSHAL));
    }
}
