package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.afterDay;
import static heraldo.rules.ruleset.tribus.Table.codes;
import static heraldo.rules.ruleset.tribus.Table.options;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.settled;
import static heraldo.rules.ruleset.tribus.Table.silence;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static heraldo.rules.ruleset.tribus.Table.told;
import static heraldo.rules.ruleset.tribus.Table.whispered;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
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

    /** Whole games of sensible turns, with lines of turns before among them that do not fit any more. */
    @Test
    void wholeGamesAreTheSameInBothWays() {
        for (int seats = 2; seats <= 4; seats++) {
            World batch = settled(seats);
            List<Order> old = new ArrayList<>();
            for (int turn = 1; turn <= 60 && batch.ending().isEmpty(); turn++) {
                Dice dice = new KeyedDice(
                        ByteBuffer.allocate(32).putInt(seats).putInt(turn).array());
                if (batch.stage() == Stage.TURN) {
                    batch = bothWays(batch, lines(batch, old, dice), dice);
                } else {
                    batch = silence(batch);
                }
            }
        }
    }

    /** What a tribe would do, and what others did before: recruiting first, as it has to be one by one. */
    private static List<Order> lines(World world, List<Order> old, Dice dice) {
        Seat seat = TRIBUS.play().turn(world).due().first();
        List<Order> lines =
                new ArrayList<>(TRIBUS.think().propose(world, seat, dice).orders());
        lines.removeIf(order -> !(order instanceof TurnOrder));
        List<Order> mixed = new ArrayList<>(lines);
        dice.shuffle(old, order -> "old|" + order).stream().limit(6).forEach(mixed::add);
        old.addAll(lines);
        mixed.sort(Comparator.comparing(Acting.class::isInstance));
        return mixed;
    }

    private static World bothWays(World world, List<Order> lines, Dice dice) {
        Seat seat = TRIBUS.play().turn(world).due().first();
        Resolution<World> batch = resolved(world, seat, lines, dice);
        World live = world.withOptions(options(LIVE));
        List<String> codes = new ArrayList<>();
        for (Order line : lines) {
            Resolution<World> step = resolved(live, seat, List.of(line), dice);
            codes.addAll(codes(step));
            live = step.state();
        }
        World ended = resolved(live, seat, List.of(), dice).state();
        assertEquals(codes(batch), codes);
        assertEquals(batch.state(), ended.withOptions(world.options()));
        return batch.state();
    }

    private static Resolution<World> resolved(World world, Seat seat, List<Order> lines, Dice dice) {
        return TRIBUS.play().resolve(world, new TreeMap<>(Map.of(seat, new OrderSheet(lines))), dice);
    }

    @Test
    void nobodyIsToldOfAnOrderThatFails() {
        World world = world("B2=1 s3; A4=2; D1=1 s1", LIVE);
        Resolution<World> failed = play(world, sent(1, "MOVER 3 B2 > B5"));
        assertEquals(List.of(), told(failed));
        assertEquals(List.of("outcome.failed"), whispered(failed, 1));
        Resolution<World> moved = play(failed.state(), sent(1, "MOVER 3 B2 > B3"));
        assertEquals(List.of("event.claim"), told(moved));
        assertEquals(List.of("event.ended"), told(play(moved.state(), sent(1))));
        assertEquals(List.of("event.idle"), told(play(world, sent(1))));
        assertEquals(List.of("event.silent"), told(play(world)));
    }

    @Test
    void aTurnThatPassesLeavesNothingOfTheTurnBeforeOnTheMap() {
        World moved = play(world("B2=1 s3; A4=2; D1=1 s1", LIVE), sent(1, "MOVER 3 B2 > B3"))
                .state();
        World thursday = afterDay(silence(moved), Weekday.WED);
        assertEquals(1, thursday.strides().size());
        assertEquals(List.of(), silence(thursday).strides());
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
        assertTrue(TRIBUS.play().turn(world).instant());
        World step = play(world, sent(1, "RECLUTAR 1 EN D4")).state();
        assertEquals(world.calendar().turn(), step.calendar().turn());
        assertEquals(
                world.calendar().turn() + 1,
                play(step, sent(1)).state().calendar().turn());
        assertEquals(world.calendar().turn() + 1, play(step).state().calendar().turn());
    }

    @Test
    void aPactOfTheOthersIsAStepThatEndsNobodysTurn() {
        World world = world("D4=1 s5; C4=1; D1=2; J1=2; C1=2; pool1 D4=40", LIVE);
        World proposed = play(world, sent(2, "PACTO Rojo DOY tierra C1 RECIBO tierra C4"))
                .state();
        assertEquals(world.calendar().turn(), proposed.calendar().turn());
        assertEquals(1, proposed.pacts().size());
        World accepted = play(proposed, sent(1, "ACEPTAR 1")).state();
        assertTrue(accepted.pacts().get(0).accepted());
        assertEquals(5, soldiers(accepted, "D4"));
    }
}
