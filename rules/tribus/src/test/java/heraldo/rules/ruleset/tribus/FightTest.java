package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.ONES;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Words and arrows for a fight (T18, T19): 4 soldiers and a die against 5 and 2. */
class FightTest {

    private static Resolution<World> attack(int owner, int die) {
        return play(
                world("B4=1 s4; B5=" + owner + " s5; A4=2; D1=1"),
                new ForcedDice(new TreeMap<>(Map.of("atk|B4|B5|1", List.of(die)))),
                sent(1, "ATACAR 4 B4 > B5"));
    }

    private static String told(Resolution<World> resolution) {
        return resolution.chronicle().toString();
    }

    private static Stride.Kind drawn(Resolution<World> resolution) {
        return resolution.state().strides().getLast().kind();
    }

    @Test
    void whoeverHasMoreWinsAndTheRestIsLeft() {
        Resolution<World> won = attack(2, 5);
        assertTrue(told(won).contains("battle.won"), told(won));
        assertEquals(Stride.Kind.WON, drawn(won));
        Resolution<World> lost = attack(2, 1);
        assertTrue(told(lost).contains("battle.lost") && !told(lost).contains("garrison"), told(lost));
        assertEquals(Stride.Kind.LOST, drawn(lost));
    }

    @Test
    void aTieIsToldAsOneAndDrawnAsLost() {
        Resolution<World> tie = attack(2, 3);
        assertTrue(told(tie).contains("battle.tie"), told(tie));
        assertEquals(Stride.Kind.LOST, drawn(tie));
    }

    /** Three go ashore on a tile that nine hold, two on one that nobody holds. */
    @Test
    void aLandingThatIsHeldSomewhereIsASetback() {
        World coast = world("G5=ship1 s6; F4=2 s9; A4=2; D1=1");
        Resolution<World> held = play(coast, ONES, sent(1, "DESEMBARCAR G5 : 3 > F4, 2 > H4"));
        Message setback =
                TRIBUS.tell().setback(held.state(), held.results().getFirst()).orElseThrow();
        assertTrue(setback.toString().contains("F4") && !setback.toString().contains("H4"), setback.toString());
        assertEquals(
                List.of(setback),
                held.chronicle().sections().stream()
                        .flatMap(section -> section.entries().stream())
                        .filter(entry -> entry.result().isPresent())
                        .map(entry -> entry.text().arguments().getOrDefault("why", "done"))
                        .toList(),
                "the story does not call the line done");
        Resolution<World> free = play(coast, ONES, sent(1, "DESEMBARCAR G5 : 2 > H4"));
        assertEquals(
                Optional.empty(),
                TRIBUS.tell().setback(free.state(), free.results().getFirst()));
    }
}
