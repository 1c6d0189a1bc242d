package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.codes;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Orders that are played one by one (Q18, T-52). */
class LiveTest {

    private static final String[] LIVE = {"turnMode", "LIVE"};

    /** Plays lines one by one and all at once: board, pools and codes are the same. */
    private static void same(String position, Dice dice, String... lines) {
        Resolution<World> batch = play(world(position), dice, sent(1, lines));
        World live = world(position, LIVE);
        List<String> codes = new ArrayList<>();
        for (String line : lines) {
            Resolution<World> step = play(live, dice, sent(1, line));
            codes.addAll(codes(step));
            live = step.state();
            assertEquals(Stage.TURN, live.stage());
        }
        World ended = play(live, dice, sent(1)).state();
        assertEquals(codes(batch), codes);
        assertEquals(batch.state().board(), ended.board());
        assertEquals(batch.state().pools(), ended.pools());
        assertEquals(batch.state().stage(), ended.stage());
    }

    @Test
    void oneByOneIsTheSameAsAllAtOnce() {
        same("B4=1 s5; B5=1 s3; D1=2", Table.ONES, "MOVER 2 B4 > B5", "MOVER 3 B4 > C4", "MOVER 1 B5 > B6");
        Dice two = new ForcedDice(new TreeMap<>(Map.of("atk|G5|F4|1", List.of(2))));
        same("G5=ship1 s6; F4=2 s2; A4=1; D1=2", two, "DESEMBARCAR G5 : 4 > F4", "NAVEGAR G5 > G7");
        same(
                "D1=1 s3 flag; C1 D2 E1=2 s1; E2=3 s1; D4=1 s1; pool1 D1=10; pool1 D4=30",
                Table.ONES,
                "RECLUTAR 1 EN D1",
                "RECLUTAR 1 EN D4");
    }

    @Test
    void theSecondFightOfAWayHasADieOfItsOwnAlsoInAnotherStep() {
        Dice dice = new ForcedDice(new TreeMap<>(Map.of("atk|B4|B5|1", List.of(1), "atk|B4|B5|2", List.of(4))));
        same("B4=1 s6; B5=2 s3; D1=2; A4=1", dice, "MOVER 1 B4 > B5", "MOVER 5 B4 > B5");
    }

    @Test
    void whoHasActedRecruitsNoMore() {
        World world = world("D4=1 s5; D1=2; pool1 D4=40", LIVE);
        World recruited = play(world, sent(1, "RECLUTAR 1 EN D4")).state();
        World acted = play(recruited, sent(1, "MOVER 1 D4 > C4")).state();
        assertEquals(Optional.of("E_RECRUIT_LATE"), refused(acted, 1, "RECLUTAR 1 EN D4"));
        assertEquals(List.of("E_RECRUIT_LATE"), codes(play(acted, sent(1, "RECLUTAR 1 EN D4"))));
        World failed = play(recruited, sent(1, "MOVER 1 D4 > D1")).state();
        assertEquals(Optional.empty(), refused(failed, 1, "RECLUTAR 1 EN D4"), "what failed was no action");
    }

    @Test
    void theTurnGoesOnUntilItsTribeEndsItOrTheDayDoes() {
        World world = world("D4=1 s5; D1=2; pool1 D4=40", LIVE);
        assertTrue(TRIBUS.turn(world).instant());
        World step = play(world, sent(1, "RECLUTAR 1 EN D4")).state();
        assertEquals(world.turn(), step.turn());
        assertEquals(world.turn() + 1, play(step, sent(1)).state().turn());
        assertEquals(world.turn() + 1, play(step).state().turn());
    }

    @Test
    void aPactOfTheOthersIsAStepThatEndsNobodysTurn() {
        World world = world("D4=1 s5; C4=1; D1=2; J1=2; C1=2; pool1 D4=40", LIVE);
        World proposed = play(world, sent(2, "PACTO Rojo DOY tierra C1 RECIBO tierra C4"))
                .state();
        assertEquals(world.turn(), proposed.turn());
        assertEquals(1, proposed.pacts().size());
        World accepted = play(proposed, sent(1, "ACEPTAR 1")).state();
        assertTrue(accepted.pacts().get(0).accepted());
        assertEquals(5, soldiers(accepted, "D4"));
    }
}
