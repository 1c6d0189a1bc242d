package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Leaders;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The division of a side's kills among its members (C32). */
final class Slaughter {

    private final String planet;
    private final Draws draws;

    Slaughter(String planet, Draws draws) {
        this.planet = planet;
        this.draws = draws;
    }

    /**
     * Returns the kills of each member of a side.
     *
     * @param inhabitants the number of inhabitants
     */
    SortedMap<Seat, Integer> kills(Side side, int inhabitants) {
        SortedMap<Seat, Integer> kills = new TreeMap<>();
        int left = inhabitants;
        for (Seat member : inhabitants == 0 ? List.<Seat>of() : order(side)) {
            int killed = Math.min(side.units(member), left);
            left -= killed;
            if (killed > 0) {
                kills.put(member, killed);
            }
        }
        return kills;
    }

    /** As agreed, or the strongest first, equals by lot. */
    private List<Seat> order(Side side) {
        if (!side.kills().isEmpty()) {
            return side.kills();
        }
        SortedMap<Seat, Integer> waiting = new TreeMap<>(side.units());
        List<Seat> order = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Seat next = draws.among("kill|" + planet, Leaders.in(waiting));
            order.add(next);
            waiting.remove(next);
        }
        return order;
    }
}
