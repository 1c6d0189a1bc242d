package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import java.util.List;
import java.util.Optional;

/** The values that several orders and corrections are made of (§5). */
public final class Values {

    /** A corner, by the number printed on the picture. */
    public static final Param CORNER = Param.one(
            "corner",
            Types.coded("corner", "[0-9]{1,3}", Integer::valueOf, String::valueOf)
                    .refusing(Values::noCorner));

    /** An edge, by its two corners in either order. */
    public static final Param EDGE = Param.one(
            "edge",
            Types.coded("edge", "[0-9]{1,3}-[0-9]{1,3}", name -> Net.edge(name).orElseThrow(), Net::edgeName)
                    .refusing(Values::noEdge));

    public static final ParamType<Resource> RESOURCE = Types.choice("resource", Resource.ALL, Resource::id, "resource");

    public static final Param KIND =
            Param.one("kind", Types.choice("soldier-kind", List.of(SoldierKind.values()), SoldierKind::id, "soldier"));

    /** A soldier of one's own, by its id. */
    public static final Param SOLDIER =
            Param.one("soldier", Types.coded("soldier", SoldierId.SHAPE, SoldierId::of, SoldierId::toString));

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
