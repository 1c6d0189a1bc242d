package heraldo.rules.conformance;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Everything that a viewer can get to see of a state, as text. */
final class Sights {

    private Sights() {}

    static <S> String of(HostedRuleset<S> hosted, S state, Viewer viewer) {
        Ruleset<S> ruleset = hosted.ruleset();
        List<Object> sights = new ArrayList<>(List.of(
                ruleset.play().turn(state),
                ruleset.draw().scene(state, viewer),
                ruleset.tell().report(state, viewer),
                ruleset.play().standings(state)));
        sights.add(ruleset.play().outcome(state));
        viewer.seat().ifPresent(seat -> {
            sights.add(ruleset.think().forecast(state, seat, OrderSheet.EMPTY));
            hosted.orders().types().forEach(type -> sights.addAll(suggestions(ruleset, state, seat, type)));
        });
        return sights.toString();
    }

    private static <S> List<Object> suggestions(Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type) {
        List<Object> suggestions = new ArrayList<>();
        for (Param param : Blanks.params(type)) {
            ParamQuery query = new ParamQuery(seat, OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
            List<String> values = ruleset.think().suggest(state, query);
            suggestions.add(values);
            suggestions.add(ruleset.think().glosses(state, query, values));
        }
        return suggestions;
    }
}
