package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.function.ToIntFunction;

/** The law of the cards DEV and ROUTE and their holders (Y42, Y43). */
public final class HonourLaw {

    /** The minimum for a card: own cities for DEV, the length of a route for ROUTE. */
    public static final int FIRST_CITY = 1;

    public static final int FIRST_ROUTE = 4;

    /** The minimum number of soldiers for an army (Y45, Y46). */
    public static final int ARMY = 3;

    private HonourLaw() {}

    /** The cards after an order. */
    public static Honours reviewed(Position position) {
        Honours held = position.honours();
        int dev = holder(
                position,
                held.dev(),
                FIRST_CITY,
                side -> side.buildings().cities().count());
        int route = holder(
                position, held.route(), FIRST_ROUTE, side -> side.buildings().route());
        return dev == held.dev() && route == held.route()
                ? held
                : held.with(Honour.DEV, dev).with(Honour.ROUTE, route);
    }

    private static int holder(Position position, int holder, int least, ToIntFunction<Side> metric) {
        int most = 0;
        int leader = Honours.NOBODY;
        for (int seat = 1; seat <= position.sides().size(); seat++) {
            int value = metric.applyAsInt(position.side(seat));
            if (value > most || (value == most && seat == holder)) {
                most = value;
                leader = seat;
            } else if (value == most && leader != holder) {
                leader = Honours.NOBODY;
            }
        }
        return most < least ? Honours.NOBODY : leader;
    }
}
