package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.architecture.Surface;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of deals: the orders that two seats must both write to make an agreement hold. */
@Tag("slow")
class DealsLawTest {

    private static final int TURNS = 30;
    /** The dice of a turn that no game reaches. */
    private static final int ELSEWHERE = 1000;

    @FunctionalInterface
    private interface Look<S> {
        void at(SelfPlay.Played<S> played, Seat seat, Order order, Deal deal);
    }

    /** All deals that orders in a game need. Returns how many there were. */
    private static <S> int each(HostedRuleset<S> hosted, Look<S> look) {
        int[] seen = {0};
        Playouts.fixed(
                hosted,
                TURNS,
                played -> played.sheets()
                        .forEach((seat, sheet) -> sheet.orders()
                                .forEach(order -> hosted.ruleset()
                                        .agree()
                                        .deals(played.before(), seat, order)
                                        .forEach(deal -> {
                                            seen[0]++;
                                            look.at(played, seat, order, deal);
                                        }))));
        return seen[0];
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void theMirrorOfTheMirrorIsTheOrderItself(HostedRuleset<S> hosted) {
        each(hosted, (played, seat, order, deal) -> {
            assertNotEquals(seat, deal.with());
            List<Order> back = hosted.ruleset().agree().deals(played.before(), deal.with(), deal.mirrored()).stream()
                    .filter(other -> other.with().equals(seat))
                    .map(Deal::mirrored)
                    .toList();
            assertEquals(List.of(order), back);
        });
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatItTakesIsTheSameFromBothSidesAndHasItsWords(HostedRuleset<S> hosted) {
        each(hosted, (played, seat, order, deal) -> {
            for (Bundle words : hosted.folder().bundles()) {
                String said = words.say(deal.needs(), each -> "Brumaria");
                assertFalse(said.contains("{") || said.contains("deal."), said);
                assertEquals(List.of(), Surface.wrong(words.locale(), said), said);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void noDealHangsOnWhatItsSeatMayNotKnow(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.FIXED);
        each(hosted, (played, seat, order, deal) -> {
            S other = ruleset.play().redrawn(played.before(), Viewer.of(seat), game.dice(ELSEWHERE));
            assertEquals(
                    ruleset.agree().deals(played.before(), seat, order),
                    ruleset.agree().deals(other, seat, order));
        });
    }

    /** Requires that mirrored lines, where all are possible, succeed or at least end otherwise than one of them alone. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void mirroredLinesDoWhatOneAloneDoesNot(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.FIXED);
        List<LineResult> done = new ArrayList<>();
        int deals = each(hosted, (played, seat, order, deal) -> {
            S state = played.before();
            List<Deal> all = ruleset.agree().deals(state, seat, order);
            boolean stands = stands(ruleset, state, seat, order)
                    && all.stream().allMatch(each -> stands(ruleset, state, each.with(), each.mirrored()));
            if (ruleset.play().turn(state).instant() || !stands) {
                return;
            }
            SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
            sheets.put(seat, OrderSheet.of(order));
            LineResult alone = result(ruleset, state, seat, sheets, game);
            all.forEach(each -> sheets.put(each.with(), OrderSheet.of(each.mirrored())));
            LineResult both = result(ruleset, state, seat, sheets, game);
            assertTrue(ruleset.tell().carriedOut(both) || !both.equals(alone), () -> order + ": " + both);
            done.add(both);
        });
        assertTrue(deals == 0 || done.stream().anyMatch(ruleset.tell()::carriedOut), () -> hosted.id() + ": " + done);
    }

    private static <S> boolean stands(Ruleset<S> ruleset, S state, Seat seat, Order order) {
        return ruleset.play().turn(state).takes(seat)
                && ruleset.play().check(state, seat, OrderSheet.of(order)).stream()
                        .allMatch(Verdict::possible);
    }

    private static <S> LineResult result(
            Ruleset<S> ruleset, S state, Seat seat, SortedMap<Seat, OrderSheet> sheets, SelfPlay<S> game) {
        return ruleset.play().resolve(state, sheets, game.dice(ELSEWHERE)).results().stream()
                .filter(result -> result.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }
}
