package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.Simulated;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of what-if answers: they depend on nothing that the asking seat may not know, for as many plays as
 * {@code -Dheraldo.plays=200} asks for, after as many turns as {@code -Dheraldo.simulated.turns=40}. A long build prints the time
 * that an answer takes.
 */
@Tag("slow")
class SimulationLawTest {

    private static final Logger LOG = System.getLogger(SimulationLawTest.class.getName());
    private static final int PLAYS = Sampling.size("heraldo.plays", 4, 20);
    private static final int TURNS = Sampling.size("heraldo.simulated.turns", 16, 40);
    private static final int LOOK_EVERY = 8;
    private static final byte[] SEED = new byte[32];
    /** The dice of turns that no game reaches. */
    private static final int ELSEWHERE = 1000;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void nothingIsLeftOfWhatWasDrawnAnew(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            for (Seat seat : game.seats()) {
                Viewer viewer = Viewer.of(seat);
                S other = rules.play().redrawn(played.before(), viewer, game.dice(ELSEWHERE));
                assertEquals(
                        rules.play().redrawn(played.before(), viewer, game.dice(ELSEWHERE + 1)),
                        rules.play().redrawn(other, viewer, game.dice(ELSEWHERE + 1)),
                        () -> seat + " in " + played.turn());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void theAnswerHangsOnNothingThatTheSeatMayNotKnow(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            Seat seat = asking(game, played);
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            S other = rules.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
            Optional<Simulated<S>> answer = ask(rules, played.before(), seat, sheet, PLAYS);
            assertEquals(answer, ask(rules, other, seat, sheet, PLAYS), () -> seat + " in " + played.turn());
            assertEquals(played.turn().instant() || !played.turn().takes(seat), answer.isEmpty());
            answer.ifPresent(found -> judge(found, sheet));
        });
    }

    /** Requires that the asker's sheets for others are judged only by public facts and the asker's own, whatever they contain. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void theSameIsTrueIfHeWritesForOthers(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            Seat seat = asking(game, played);
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            SortedMap<Seat, OrderSheet> rivals = new TreeMap<>();
            for (Seat rival : Simulation.rivals(played.turn(), seat)) {
                // What the rival really sends may hang on what is hidden, and another's sheet hardly ever fits.
                OrderSheet strange = played.sheets().getOrDefault(rival, sheet);
                rivals.put(rival, sheet.orders().stream().reduce(strange, OrderSheet::with, (one, other) -> other));
            }
            S other = rules.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
            Optional<Simulated<S>> answer = Simulation.of(
                    rules, new Question<>(played.before(), seat, sheet, Others.written(rivals)), SEED, PLAYS);
            assertEquals(
                    answer,
                    Simulation.of(rules, new Question<>(other, seat, sheet, Others.written(rivals)), SEED, PLAYS),
                    () -> seat + " in " + played.turn());
            answer.ifPresent(found -> judge(found, sheet));
            answer.ifPresent(found -> found.misfits()
                    .forEach(misfit -> assertTrue(
                            misfit.line() >= 1
                                    && misfit.line()
                                            <= Known.in(rivals, misfit.rival()).size(),
                            misfit::toString)));
        });
    }

    /** Requires the same for agreed orders and for seats that have sent nothing yet, both of which the asker may know. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void theSameIsTrueOfWhatWasAgreedOnWithSilentPeople(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            Seat seat = asking(game, played);
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            SortedMap<Seat, OrderSheet> agreed = new TreeMap<>();
            sheet.orders().stream()
                    .flatMap(order -> rules.agree().deals(played.before(), seat, order).stream())
                    .forEach(deal -> agreed.merge(
                            deal.with(), OrderSheet.of(deal.mirrored()), (old, one) -> old.with(deal.mirrored())));
            Others others = new Others(Collections.emptySortedMap(), agreed, Simulation.rivals(played.turn(), seat));
            S other = rules.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
            assertEquals(
                    Simulation.of(rules, new Question<>(played.before(), seat, sheet, others), SEED, PLAYS),
                    Simulation.of(rules, new Question<>(other, seat, sheet, others), SEED, PLAYS),
                    () -> seat + " in " + played.turn());
        });
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void oddsHangOnNothingThatTheSeatMayNotKnow(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            for (Seat seat : game.seats()) {
                S other = rules.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
                assertEquals(
                        rules.think().odds(played.before(), seat), rules.think().odds(other, seat), seat::toString);
            }
        });
    }

    private static void judge(Simulated<?> found, OrderSheet sheet) {
        assertEquals(PLAYS, found.plays());
        assertEquals(sheet.size(), found.lines().size());
        found.lines()
                .forEach(line -> assertTrue(
                        line.worked() >= 0
                                && line.worked() + line.because() <= PLAYS
                                && (line.worked() < PLAYS || line.reason().isEmpty()),
                        line::toString));
        found.losses().forEach(loss -> assertTrue(loss.times() >= 1 && loss.times() <= PLAYS, loss::toString));
        List<Integer> rising = List.of(
                found.total().least(),
                found.total().low(),
                found.total().usual(),
                found.total().high(),
                found.total().most());
        assertEquals(rising.stream().sorted().toList(), rising);
    }

    /** The time of the processor, printed for whoever asks for figures; nothing fails because a machine is slow. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void figures(HostedRuleset<S> hosted) {
        Ruleset<S> rules = hosted.ruleset();
        each(hosted, (game, played) -> {
            if (played.turn().instant()) {
                return;
            }
            Seat seat = asking(game, played);
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            long before = cpu();
            Optional<Simulated<S>> found = ask(rules, played.before(), seat, sheet, PLAYS);
            long spent = (cpu() - before) / 1_000_000;
            LOG.log(
                    Level.INFO,
                    "ruleset={0} turn={1} seats={2} plays={3} cpu-ms={4} {5}",
                    hosted.id(),
                    played.turn().number(),
                    game.seats().size(),
                    PLAYS,
                    spent,
                    found.map(each -> each.total() + " losses=" + each.losses().size() + " worked="
                                    + each.lines().stream()
                                            .map(Simulated.LineOdds::worked)
                                            .toList())
                            .orElse(""));
        });
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static <S> Seat asking(SelfPlay<S> game, Played<S> played) {
        return game.seats().get(played.turn().number() % game.seats().size());
    }

    private static <S> Optional<Simulated<S>> ask(Ruleset<S> rules, S state, Seat seat, OrderSheet sheet, int plays) {
        return Simulation.of(rules, Question.of(state, seat, sheet), SEED, plays);
    }

    private static <S> void each(HostedRuleset<S> hosted, BiConsumer<SelfPlay<S>, Played<S>> reader) {
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.ANY);
        int[] steps = {0};
        Playouts.one(hosted, TURNS, played -> {
            if (++steps[0] % LOOK_EVERY == 0) {
                reader.accept(game, played);
            }
        });
    }
}
