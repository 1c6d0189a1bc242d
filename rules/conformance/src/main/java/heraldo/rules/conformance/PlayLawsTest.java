package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of every game of every ruleset. */
@Tag("slow")
class PlayLawsTest {

    private static final int SOME_TURNS = Sampling.size("heraldo.playout.turns", 12, 48);
    private static final int LOOK_EVERY = 5;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void everyPositionOfAGameIsLegalAndCanBeStored(HostedRuleset<S> hosted) {
        Playouts.each(hosted, played -> {
            S next = played.resolution().state();
            assertEquals(List.of(), hosted.ruleset().play().violations(next), () -> "after " + played.turn());
            String stored = hosted.ruleset().play().codec().write(next);
            S read = hosted.ruleset().play().codec().read(stored);
            assertEquals(next, read);
            assertEquals(stored, hosted.ruleset().play().codec().write(read));
            draws(hosted.ruleset(), played, next);
        });
    }

    /** Checks that each turn in which orders are due is one of those that were left before it, where a game is bound to end. */
    private static <S> void draws(Ruleset<S> ruleset, Played<S> played, S next) {
        boolean over = ruleset.play().outcome(next).isPresent();
        Turn open = ruleset.play().turn(next);
        boolean ended = over || open.number() > played.turn().number();
        int counted = over || open.due().isEmpty() ? 0 : 1;
        ruleset.play()
                .turnsLeft(played.before())
                .filter(left -> ended && !played.turn().due().isEmpty())
                .ifPresent(left -> assertTrue(
                        ruleset.play().turnsLeft(next).orElseThrow() <= Math.max(0, left - counted),
                        () -> left + " turns left in " + played.turn() + ", then "
                                + ruleset.play().turnsLeft(next)));
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void theEnginesOwnPlayerSendsOnlyPossibleOrders(HostedRuleset<S> hosted) {
        Playouts.each(
                hosted,
                played -> played.sheets().forEach((seat, sheet) -> {
                    List<Verdict> verdicts = hosted.ruleset().play().check(played.before(), seat, sheet);
                    assertEquals(sheet.size(), verdicts.size(), "one verdict for each line");
                    boolean ahead = hosted.ruleset().steps().plansAhead()
                            && !played.turn().due().contains(seat);
                    assertTrue(
                            ahead || verdicts.stream().allMatch(Verdict::possible),
                            () -> seat + " " + sheet + verdicts);
                }));
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void aTurnPlayedAgainGivesTheSameBytesInAnyOrderOfSheets(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.ANY);
        Playouts.one(hosted, SOME_TURNS, played -> {
            String before = ruleset.play().codec().write(played.before());
            Dice dice = game.dice(played.turn().number());
            same(ruleset, played, ruleset.play().resolve(played.before(), new TreeMap<>(played.sheets()), dice));
            same(ruleset, played, ruleset.play().resolve(played.before(), reversed(played.sheets()), dice));
            S restored = ruleset.play().codec().read(before);
            same(ruleset, played, ruleset.play().resolve(restored, played.sheets(), dice));
            assertEquals(before, ruleset.play().codec().write(played.before()), "the earlier state stays as it was");
        });
    }

    private static <S> void same(Ruleset<S> ruleset, Played<S> played, Resolution<S> again) {
        Resolution<S> first = played.resolution();
        assertEquals(
                ruleset.play().codec().write(first.state()),
                ruleset.play().codec().write(again.state()));
        assertEquals(first.results().toString(), again.results().toString());
        assertEquals(first.chronicle().toString(), again.chronicle().toString());
    }

    private static Map<Seat, OrderSheet> reversed(Map<Seat, OrderSheet> sheets) {
        List<Seat> seats = new ArrayList<>(sheets.keySet());
        Collections.reverse(seats);
        Map<Seat, OrderSheet> reversed = new LinkedHashMap<>();
        seats.forEach(seat -> reversed.put(seat, sheets.get(seat)));
        return reversed;
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void everySeatMayStaySilentEveryTurn(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().least(), Playouts.ANY);
        S state = game.start();
        assertEquals(List.of(), ruleset.play().violations(state));
        for (int i = 0; i < 2 * SOME_TURNS && ruleset.play().outcome(state).isEmpty(); i++) {
            int turn = ruleset.play().turn(state).number();
            state = ruleset.play()
                    .resolve(state, new TreeMap<>(), game.dice(turn))
                    .state();
            assertEquals(List.of(), ruleset.play().violations(state));
            assertTrue(ruleset.play().turn(state).number() > turn, "silence ends turn " + turn);
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatAViewerMayNotKnowNeverChangesWhatHeSees(HostedRuleset<S> hosted) {
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.ANY);
        Playouts.one(hosted, SOME_TURNS, played -> {
            int turn = played.turn().number();
            if (turn % LOOK_EVERY != 1) {
                return;
            }
            S state = played.resolution().state();
            Seat someSeat = game.seats().get(turn % game.seats().size());
            List<Viewer> viewers = List.of(Viewer.SPECTATOR, Viewer.of(someSeat));
            for (Viewer viewer : viewers) {
                S other = hosted.ruleset().play().redrawn(state, viewer, game.dice(1000));
                assertEquals(Sights.of(hosted, state, viewer), Sights.of(hosted, other, viewer));
            }
        });
    }
}
