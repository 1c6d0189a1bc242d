package heraldo.rules.engine;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Form;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A parameter that a player is about to fill in.
 *
 * @param seat who fills it in
 * @param sheet what already stands on the sheet
 * @param type the order being written
 * @param param the parameter's name; one inside a group by its own name
 * @param given the parameters already filled in, as stored text ({@link heraldo.rules.order.ParamType#encode})
 */
public record ParamQuery(
        Seat seat, OrderSheet sheet, OrderType<?> type, String param, SortedMap<String, String> given) {
    public ParamQuery {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
    }

    /** An order of a type of which nothing is filled in, and no parameter is asked for yet. */
    public static ParamQuery blank(Seat seat, OrderSheet sheet, OrderType<?> type) {
        return new ParamQuery(seat, sheet, type, "", Collections.emptySortedMap());
    }

    /** The name of the kind of value that is asked for, as under {@code type} in the bundles; empty if there is none. */
    public String kind() {
        return new Form(type)
                .find(param)
                .flatMap(Param::type)
                .map(ParamType::name)
                .orElse("");
    }
}
