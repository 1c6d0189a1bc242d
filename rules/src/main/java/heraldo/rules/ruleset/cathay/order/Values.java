package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import java.util.List;
import java.util.Optional;

/** The kinds of values the orders of this game are made of (§5). */
public final class Values {

    /** A corner, by the number printed on the picture. */
    public static final ParamType<Integer> CORNER = Types.coded(
                    "corner", "[0-9]{1,3}", Integer::valueOf, String::valueOf)
            .refusing(Values::noCorner);

    /** An edge, by its two corners in either order. */
    public static final ParamType<Integer> EDGE = Types.coded(
                    "edge", "[0-9]{1,3}-[0-9]{1,3}", name -> Net.edge(name).orElseThrow(), Net::edgeName)
            .refusing(Values::noEdge);

    public static final ParamType<Resource> RESOURCE = Types.choice("resource", Resource.ALL, Resource::id, "resource");

    public static final ParamType<SoldierKind> KIND =
            Types.choice("soldier-kind", List.of(SoldierKind.values()), SoldierKind::id, "soldier");

    /** A soldier of one's own, by its id. */
    public static final ParamType<SoldierId> SOLDIER =
            Types.coded("soldier", SoldierId.SHAPE, SoldierId::of, SoldierId::toString);

    public static final ParamType<Integer> TIMES = Types.whole("times", 1, 19);

    public static final ParamType<Preference> PREFERENCE =
            new PreferenceType(Types.list("preference", RESOURCE, 1, Resource.ALL.size()), RESOURCE);

    public static final ParamType<Resign.Sure> SURE =
            Types.choice("confirmation", List.of(Resign.Sure.values()), sure -> "yes", "confirmation");

    private Values() {}

    private static Optional<Refusal> noCorner(String typed) {
        return Net.isCorner(Integer.parseInt(typed))
                ? Optional.empty()
                : Optional.of(Refusal.of("E_NO_VERTEX", "", "corner", typed, "most", Net.CORNERS));
    }

    private static Optional<Refusal> noEdge(String typed) {
        return Net.edge(typed).isPresent() ? Optional.empty() : Optional.of(Refusal.of("E_NO_EDGE", "", "edge", typed));
    }
}
