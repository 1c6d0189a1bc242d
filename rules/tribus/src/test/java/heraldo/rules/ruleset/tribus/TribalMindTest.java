package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.HOSTED;
import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.hex;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.state.Tally;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.testing.Sampling;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What governors do in the players' eyes. */
class TribalMindTest {

    private static final Seat FIRST = new Seat(1);
    private static final int SEATS = 3;
    private static final Temper[] TEMPERS = Temper.values();

    private static Dice dice(int mood) {
        byte[] key = new byte[32];
        key[0] = (byte) mood;
        return new KeyedDice(key);
    }

    private static OrderSheet habit(World world, Temper temper) {
        return TRIBUS.think().mind().orElseThrow().habit(world, FIRST, temper, dice(1));
    }

    private static World played(World world, OrderSheet sheet) {
        return Table.play(world, new Table.Sent(1, sheet)).state();
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void noCityIsLeftEmpty(Temper temper) {
        World after = played(world("A4=1 s3; D1=1 s4; D10=2 s5"), habit(world("A4=1 s3; D1=1 s4; D10=2 s5"), temper));
        assertTrue(soldiers(after, "A4") > 0 && soldiers(after, "D1") > 0);
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void anEmptyCityWithAnEnemyBeforeItGetsRecruits(Temper temper) {
        World threatened = world("A4=1; D1=1 s1; A6=2 s6; D10=2 s5; pool1 A4+D1=40");
        assertTrue(soldiers(played(threatened, habit(threatened, temper)), "A4") >= 3);
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void aCityThatCannotFallIsLeftAlone(Temper temper) {
        World weak = world("D1=1 s3; B4=1 s4; A4=2 s9; D10=2 s5");
        assertTrue(habit(weak, temper).orders().stream()
                .noneMatch(order -> order instanceof Move move && move.to().equals(hex("A4"))));
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void aCityWithTooFewIsTaken(Temper temper) {
        World strong = world("D1=1 s3; B4=1 s9; A4=2 s1; D10=2 s5");
        assertEquals(1, Table.owner(played(strong, habit(strong, temper)), "A4"));
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void whoeverLedOnSundayIsRobbedAndTheWeakerIsSpared(Temper temper) {
        World between = world("D1=1 s3; J10=1 s1; C1=2; E1=3; D10=2 s5; M4=3 s5");
        for (int leader = 2; leader <= SEATS; leader++) {
            World after = robbed(between, leader, temper);
            assertEquals(leader == 2 ? 1 : 2, Table.owner(after, "C1"));
            assertEquals(leader == 3 ? 1 : 3, Table.owner(after, "E1"));
        }
    }

    private static World robbed(World between, int leader, Temper temper) {
        TreeMap<Integer, Integer> totals = new TreeMap<>(Map.of(1, 30, 2, 30, 3, 30));
        totals.put(leader, 60);
        World sunday = between.withTally(new Tally(totals, Optional.empty()));
        return played(sunday, habit(sunday, temper));
    }

    @Test
    void anArmyWithNothingToTakeMarchesOnACity() {
        World idle = world("D1=1 s9; A1 A2 B1 B2 B3 C1 C2 C3 D2 D3 E1 E2 E3 F1 F2 F3=1; J10=2 s5; A4 D4=0 s2");
        World after = played(idle, TRIBUS.think().govern(idle, FIRST, dice(1)));
        assertTrue(hex("A4").within(2).stream().anyMatch(near -> army(after, near))
                || hex("D4").within(2).stream().anyMatch(near -> army(after, near)));
    }

    private static boolean army(World world, Hex hex) {
        return world.board().tile(hex).mannedBy(1) && world.board().tile(hex).soldiers() > 5;
    }

    @ParameterizedTest
    @EnumSource(Strength.class)
    void whatOthersKeepSecretChangesNothing(Strength strength) {
        World seen = world("A4=1 s5; D1=1 s4; D10=2 s5; J10=2 s5; J1=3 s5; pool1 A4+D1=40");
        World prepared = seen.withTurns(seen.turns()
                .withDrafts(
                        new TreeMap<>(Map.of(2, Table.sheet("RECLUTAR 2 EN D10").orders()))));
        assertEquals(decided(seen, strength), decided(prepared, strength));
        assertEquals(
                decided(seen, strength), decided(TRIBUS.play().redrawn(prepared, Viewer.of(FIRST), dice(3)), strength));
    }

    private static OrderSheet decided(World world, Strength strength) {
        return Council.decide(TRIBUS, world, FIRST, new Governor(Temper.RAIDER, strength), dice(2));
    }

    @Test
    @Tag("slow")
    void everyStrengthAndTemperWritesWhatStands() {
        for (Strength strength : Strength.values()) {
            SelfPlay.of(HOSTED, SEATS, new TreeMap<>(), strength.ordinal())
                    .by((world, seat, whims) -> {
                        Temper temper = Temper.values()[(seat.number() + world.week()) % Temper.values().length];
                        OrderSheet sheet = Council.decide(TRIBUS, world, seat, new Governor(temper, strength), whims);
                        TRIBUS.play()
                                .check(world, seat, sheet)
                                .forEach(verdict -> assertEquals(Optional.empty(), verdict.refusal(), sheet::toString));
                        return sheet;
                    })
                    .play(
                            Sampling.size("heraldo.mind.turns", 20, strength == Strength.APPRENTICE ? 200 : 60),
                            played -> {});
        }
    }

    @Test
    void whoLeadsMoreGroupsTakesMoreLand() {
        World wide = world("A4=1 s9; D1=1 s9; D4=1 s9; J10=2 s5; J1=3 s5");
        assertTrue(taken(wide, decided(wide, Strength.MARSHAL)) > taken(wide, decided(wide, Strength.APPRENTICE)));
    }

    private static int taken(World before, OrderSheet sheet) {
        World after = played(before, sheet);
        return after.turns().taken().size();
    }

    @Tag("long")
    @Test
    void aCaptainBeatsTwoApprenticesMoreOftenThanNot() {
        int games = Sampling.size("heraldo.strength.games", 3, 9);
        int won = 0;
        for (int game = 0; game < games; game++) {
            Seat captain = new Seat(1 + game % SEATS);
            World end = SelfPlay.of(HOSTED, SEATS, new TreeMap<>(), 100 + game)
                    .by((world, seat, whims) -> {
                        Strength strength = seat.equals(captain) ? Strength.CAPTAIN : Strength.APPRENTICE;
                        Temper temper = TEMPERS[seat.number() % TEMPERS.length];
                        return Council.decide(TRIBUS, world, seat, new Governor(temper, strength), whims);
                    })
                    .play(400, played -> {});
            won += TRIBUS.play().outcome(end).orElseThrow().winners().contains(captain) ? 1 : 0;
        }
        assertTrue(2 * won > games, "won " + won + " of " + games);
    }
}
