package heraldo.rules.engine.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.conformance.Playouts;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.simulation.Simulated.LineOdds;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SimulationTest {

    private static final int TURNS = Sampling.size("heraldo.simulated.turns", 6, 14);
    private static final int PLAYS = Sampling.size("heraldo.plays", 12, 24);
    private static final byte[] SEED = seed(1);
    private static final byte[] OTHER = seed(2);

    private static byte[] seed(int filling) {
        byte[] seed = new byte[32];
        Arrays.fill(seed, (byte) filling);
        return seed;
    }

    /** Questions from the middle of a game: whoever sent most asks what becomes of it. */
    private static <S> List<Question<S>> questions(HostedRuleset<S> hosted) {
        List<Question<S>> questions = new ArrayList<>();
        Playouts.watch(hosted, hosted.manifest().seats().most(), 7, TURNS, played -> {
            Optional<Seat> longest = played.sheets().keySet().stream()
                    .filter(played.turn()::takes)
                    .reduce((one, other) -> Known.in(played.sheets(), one).size()
                                    < Known.in(played.sheets(), other).size()
                            ? other
                            : one);
            if (!played.turn().instant() && played.turn().number() % 3 == 1) {
                longest.ifPresent(
                        seat -> questions.add(Question.of(played.before(), seat, Known.in(played.sheets(), seat))));
            }
        });
        return questions;
    }

    private static <S> Simulated<S> ask(Ruleset<S> rules, Question<S> question, byte[] seed) {
        return Simulation.of(rules, question, seed, PLAYS).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatIsCountedIsWhatWasPlayed(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        for (Question<S> asked : questions(hosted)) {
            Question<S> question = alone(rules, asked);
            if (!rules.play().turn(question.state()).due().contains(question.seat())) {
                continue;
            }
            Simulated<S> found = ask(rules, question, SEED);
            int[] worked = new int[question.sheet().size()];
            List<Integer> changes = new ArrayList<>();
            List<S> ends = new ArrayList<>();
            for (int i = 0; i < PLAYS; i++) {
                World<S> world = World.of(rules, question, SEED, i % 16);
                Resolution<S> play = world.played(SEED, i);
                for (int line = 1; line <= worked.length; line++) {
                    boolean alone = rules.agree()
                            .deals(
                                    world.state(),
                                    question.seat(),
                                    question.sheet().line(line))
                            .isEmpty();
                    worked[line - 1] += alone && works(rules, play, question.seat(), line) ? 1 : 0;
                }
                changes.add(total(rules, play.state(), question) - total(rules, world.state(), question));
                ends.add(play.state());
            }
            assertEquals(
                    Arrays.stream(worked).boxed().toList(),
                    found.lines().stream().map(LineOdds::worked).toList());
            assertEquals(Spread.of(changes), found.total());
            assertTrue(ends.contains(found.likeliest().after()));
        }
    }

    /** All others do nothing, so that there are as many worlds as there may be. */
    private static <S> Question<S> alone(Ruleset<S> rules, Question<S> question) {
        SortedMap<Seat, OrderSheet> silent = new TreeMap<>();
        rules.play().turn(question.state()).due().forEach(seat -> silent.put(seat, OrderSheet.EMPTY));
        rules.play().turn(question.state()).may().forEach(seat -> silent.put(seat, OrderSheet.EMPTY));
        silent.remove(question.seat());
        return question.with(Others.written(silent));
    }

    private static <S> boolean works(Ruleset<S> rules, Resolution<S> play, Seat seat, int line) {
        return play.results().stream()
                .filter(result -> result.seat().equals(seat) && result.line() == line)
                .allMatch(result -> rules.tell().carriedOut(result)
                        && rules.tell().setback(play.state(), result).isEmpty());
    }

    private static <S> int total(Ruleset<S> rules, S state, Question<S> question) {
        return Known.in(rules.play().standings(state).totals(), question.seat());
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void rivalsDoWhatTheAskerWritesAndOthersWhatAGovernorWould(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        int[] others = {0};
        for (Question<S> question : questions(hosted)) {
            World<S> silent = World.of(rules, alone(rules, question), SEED, 0);
            assertEquals(new TreeMap<>(Map.of(question.seat(), question.sheet())), silent.sheets());
            World<S> governed = World.of(rules, question, SEED, 0);
            assertEquals(question.sheet(), governed.sheets().get(question.seat()));
            others[0] += governed.sheets().size() - 1;
        }
        boolean written = questions(hosted).stream()
                .anyMatch(question -> rules.play().turn(question.state()).due().size() > 1);
        assertTrue(!written || others[0] > 0, "nobody else sent anything");
    }

    /**
     * Requires that a seat which has sent nothing yet may do nothing, or little: a bonus for the most of something may be won
     * without it.
     */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void silentPeopleWriteAllOrNothingOrLittle(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        for (Question<S> asked : questions(hosted)) {
            SortedSet<Seat> people = Simulation.rivals(rules.play().turn(asked.state()), asked.seat());
            Others silent = new Others(Frozen.noMap(), Frozen.noMap(), people);
            Question<S> question = asked.with(silent);
            assertEquals(
                    new TreeMap<>(Map.of(asked.seat(), asked.sheet())),
                    World.of(rules, question, SEED, 1).sheets(),
                    "nobody else writes anything");
            World<S> governed = World.of(rules, asked, SEED, 2);
            World.of(rules, question, SEED, 2).sheets().forEach((seat, sheet) -> {
                int whole = Known.in(governed.sheets(), seat).size();
                assertTrue(people.contains(seat) ? sheet.size() <= whole / 2 : sheet.size() == whole, seat::toString);
            });
        }
    }

    static List<HostedRuleset<?>> some() {
        return Hosted.some(SimulationTest.class);
    }

    /** Nobody takes it for granted that people do what they have not agreed on; what they have agreed on is done. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void whatIsAgreedOnStandsOnBothSheetsAndNothingElse(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        for (Question<S> asked : questions(hosted)) {
            SortedSet<Seat> people = Simulation.rivals(rules.play().turn(asked.state()), asked.seat());
            SortedMap<Seat, OrderSheet> agreed = new TreeMap<>();
            for (Order order : asked.sheet().orders()) {
                rules.agree()
                        .deals(asked.state(), asked.seat(), order)
                        .forEach(deal -> agreed.merge(
                                deal.with(), OrderSheet.of(deal.mirrored()), (old, one) -> old.with(deal.mirrored())));
            }
            Others bound = new Others(Frozen.noMap(), agreed, people);
            for (int number = 0; number < 3; number++) {
                World<S> free = World.of(rules, asked, SEED, number);
                World<S> known = World.of(rules, asked.with(bound), SEED, number);
                for (Seat seat : people) {
                    assertEquals(List.of(), dealing(rules, free, seat, asked.seat()));
                    assertTrue(
                            agreed.getOrDefault(seat, OrderSheet.EMPTY)
                                    .orders()
                                    .containsAll(dealing(rules, known, seat, asked.seat())),
                            seat::toString);
                }
            }
        }
    }

    private static <S> List<Order> dealing(Ruleset<S> rules, World<S> world, Seat seat, Seat with) {
        return world.sheets().getOrDefault(seat, OrderSheet.EMPTY).orders().stream()
                .filter(order -> rules.agree().deals(world.state(), seat, order).stream()
                        .anyMatch(deal -> deal.with().equals(with)))
                .toList();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void whatCannotStandForAnotherIsToldByItsLineAndTheRestIsPlayed(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        for (Question<S> question : questions(hosted)) {
            SortedMap<Seat, OrderSheet> rivals = new TreeMap<>();
            for (Seat rival : Simulation.rivals(rules.play().turn(question.state()), question.seat())) {
                OrderSheet example = Simulation.example(rules, question, rival, SEED);
                // The asker's own orders stand on hardly any other sheet; the rival's own do.
                rivals.put(rival, example.orders().stream().reduce(question.sheet(), OrderSheet::with, (a, b) -> b));
            }
            Question<S> written = question.with(Others.written(rivals));
            World<S> world = World.of(rules, written, SEED, 0);
            rivals.forEach((rival, sheet) -> {
                OrderSheet sent = world.sheets().getOrDefault(rival, OrderSheet.EMPTY);
                assertTrue(
                        rules.play().check(world.state(), rival, sent).stream().allMatch(Verdict::possible));
                Fitted fitted = Known.in(world.written(), rival);
                assertEquals(fitted.sheet(), sent);
                assertTrue(fitted.refused().isEmpty() || fitted.refused().firstKey() >= 1);
            });
            ask(rules, written, SEED)
                    .misfits()
                    .forEach(misfit -> assertEquals(
                            misfit.why(),
                            Known.in(world.written(), misfit.rival()).refused().get(misfit.line())));
        }
    }

    @Tag("long")
    @Test
    void chanceIsFeltAndReasonsAreTold() {
        int[] uncertain = {0};
        int[] told = {0};
        int[] differing = {0};
        Hosted.all().forEach(hosted -> feel(hosted, uncertain, told, differing));
        assertTrue(uncertain[0] > 0, "lines that sometimes work");
        assertTrue(told[0] > 0, "lines whose failing is explained");
        assertTrue(differing[0] > 0, "answers that differ with the seed");
    }

    private static <S> void feel(HostedRuleset<S> hosted, int[] uncertain, int[] told, int[] differing) {
        for (Question<S> question : questions(hosted)) {
            Simulated<S> found = ask(hosted.ruleset(), question, SEED);
            assertEquals(found, ask(hosted.ruleset(), question, SEED));
            found.lines().forEach(line -> {
                uncertain[0] += line.worked() > 0 && line.worked() < PLAYS ? 1 : 0;
                told[0] += line.reason().isPresent() ? 1 : 0;
            });
            differing[0] += found.equals(ask(hosted.ruleset(), question, OTHER)) ? 0 : 1;
        }
    }
}
