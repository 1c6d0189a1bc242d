package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.testing.Sampling;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A curious player writes whatever might make the game tell more than they may know: others' orders under their own name, all of
 * them and each alone. Every answer is the same whether what they may not know is as it is or drawn anew. As many turns
 * as {@code -Dheraldo.canary.turns=200} asks for.
 */
@Tag("slow")
class ProbesLawTest {

    private static final Logger LOG = System.getLogger(ProbesLawTest.class.getName());
    private static final int TURNS = Sampling.size("heraldo.canary.turns", 8, 100);
    /** Later in a game of tribes an answer to a pact is told to the other party at once, so a long build looks no further. */
    private static final int HEARD = Sampling.size("heraldo.canary.turns", 8, 8);

    private static final int LOOK_EVERY = 2;
    /** The dice of a turn that no game reaches. */
    private static final int ELSEWHERE = 1000;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void noAnswerToAnOrderTellsWhatItsWriterMayNotKnow(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.ANY);
        int[] steps = {0};
        Playouts.one(hosted, TURNS, played -> {
            int step = steps[0]++;
            if (step % LOOK_EVERY != 0 || played.sheets().isEmpty()) {
                return;
            }
            Seat curious = game.seats().get(step / LOOK_EVERY % game.seats().size());
            List<OrderSheet> sheets = List.copyOf(played.sheets().values());
            OrderSheet copied = sheets.get((step + 1) % sheets.size());
            S other = ruleset.play().redrawn(played.before(), Viewer.of(curious), game.dice(ELSEWHERE));
            assertEquals(
                    answers(hosted, played.before(), curious, copied),
                    answers(hosted, other, curious, copied),
                    () -> curious + " in " + played.turn());
        });
        LOG.log(Level.INFO, "{0}: turns={1} told=0", hosted.id(), steps[0]);
    }

    /** All that is answered to a sheet and to each of its orders alone, and what is suggested on top of it. */
    private static <S> String answers(HostedRuleset<S> hosted, S state, Seat seat, OrderSheet sheet) {
        List<Object> answers = new ArrayList<>();
        answer(answers, hosted.ruleset(), state, seat, sheet);
        for (Order order : sheet.orders()) {
            answer(answers, hosted.ruleset(), state, seat, OrderSheet.of(order));
        }
        for (OrderType<?> type : hosted.orders().types()) {
            for (Param param : Blanks.params(type)) {
                ParamQuery query = new ParamQuery(seat, sheet, type, param.name(), new TreeMap<>());
                answers.add(hosted.ruleset().think().suggest(state, query));
            }
        }
        return answers.toString();
    }

    private static <S> void answer(List<Object> answers, Ruleset<S> ruleset, S state, Seat seat, OrderSheet sheet) {
        answers.add(ruleset.play().check(state, seat, sheet));
        answers.add(ruleset.think().forecast(state, seat, sheet));
        answers.add(ruleset.draw().preview(state, seat, sheet));
        answers.add(ruleset.steps().prepared(state, seat));
        answers.add(ruleset.agree().notices(state, new TreeMap<>(Map.of(seat, sheet))));
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whoHasWrittenNothingHearsNothingOfWhatOthersHaveWritten(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), Playouts.FIXED);
        Playouts.fixed(hosted, HEARD, played -> {
            List<Notice> always = ruleset.agree().notices(played.before(), new TreeMap<>());
            for (Seat silent : game.seats()) {
                SortedMap<Seat, OrderSheet> others = new TreeMap<>(played.sheets());
                others.remove(silent);
                List<Notice> heard = new ArrayList<>(ruleset.agree().notices(played.before(), others));
                heard.removeAll(always);
                heard.removeIf(notice -> !notice.to().equals(silent));
                assertEquals(List.of(), heard, () -> silent + " in " + played.turn());
            }
        });
    }
}
