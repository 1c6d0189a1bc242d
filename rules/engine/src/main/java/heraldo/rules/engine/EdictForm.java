package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Form;
import heraldo.rules.order.Input;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The edicts of a position as forms that a game master fills in: what is offered in each field, what the rules refuse now, and why.
 * None of it tells what the viewer may not know.
 */
public final class EdictForm<S> {

    private final Direct<S> rules;
    private final S state;
    private final EdictValues values;

    public EdictForm(Direct<S> rules, S state, Viewer viewer) {
        this.rules = rules;
        this.state = state;
        this.values = rules.edictValues(state, viewer);
    }

    /** The types that are chosen by name. */
    public List<OrderType<?>> types() {
        return rules.edicts().stream().filter(values::chosen).toList();
    }

    /** Returns the reason why no edict of a type is possible now; empty if one is. */
    public Optional<Message> hindrance(OrderType<?> type) {
        return prospects(type).hindrance(new TreeMap<>());
    }

    /**
     * The values of a field: those that can be completed to an edict that stands, then the others with the reason; none for a
     * text or a number, which are written.
     *
     * @param given the fields already filled in, as stored text
     */
    public List<Offer> offers(OrderType<?> type, Param param, SortedMap<String, String> given) {
        return listed(param) ? prospects(type).offers(param, given) : List.of();
    }

    /** Returns the explanations of values, by value. */
    public SortedMap<String, Message> glosses(OrderType<?> type, Param param, List<String> offered) {
        SortedMap<String, Message> glosses = new TreeMap<>();
        offered.forEach(value -> values.gloss(type, param, value).ifPresent(said -> glosses.put(value, said)));
        return glosses;
    }

    private static boolean listed(Param param) {
        return param.type()
                .filter(type -> switch (type.input()) {
                    case Input.Whole whole -> false;
                    case Input.Choice choice -> true;
                    case Input.Text text -> text.longest() == 0;
                })
                .isPresent();
    }

    private Prospects prospects(OrderType<?> type) {
        return new Prospects(
                new Form(type),
                (param, given) -> values.of(type, param).stream(),
                order -> values.tellsNothing(type)
                        ? rules.amend(state, order).refusal().map(Refusal::message)
                        : Optional.empty());
    }
}
