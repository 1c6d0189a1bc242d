package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Embark;
import java.util.Comparator;
import java.util.List;

/** Mans ships until they can take a port: soldiers go aboard where there are some, and ships wait for them beside an own port. */
final class Crews implements Habit {

    /** With so many aboard a ship puts to sea, and with fewer if they can take the port it is after; */
    private static final int STRONG = 8;

    /** but never with fewer than these. */
    private static final int WEAK = 4;

    /** Fewer do not go aboard at once. */
    private static final int FEW = 2;

    /** From how far a ship waits for soldiers of an own port. */
    private static final int NEAR = 2;

    @Override
    public void follow(Plan plan) {
        for (Hex sea : ships(plan)) {
            int room = plan.settings.stackMax() - plan.crew(sea);
            if (plan.crew(sea) < STRONG && !plan.held(sea)) {
                man(plan, sea, room);
            }
            if (plan.crew(sea) < wanted(plan, sea) && waits(plan, sea)) {
                plan.hold(sea);
            }
        }
    }

    /** Own ships that may act, and those without crew; those with the greatest crews first. */
    private static List<Hex> ships(Plan plan) {
        return plan.board().ships().keySet().stream()
                .filter(sea -> plan.crew(sea) == 0 || plan.board().crewed(sea, plan.tribe))
                .sorted(Comparator.comparingInt((Hex sea) -> -plan.crew(sea)))
                .toList();
    }

    private static void man(Plan plan, Hex sea, int room) {
        for (Hex stack : plan.stacks()) {
            int number = Math.min(new Guard(plan).free(stack), room);
            boolean near = plan.ways().aboard(stack, plan.settings.landMove()).contains(sea);
            if (near && number >= FEW && plan.add(new Embark(plan.amount(stack, number), stack, sea))) {
                return;
            }
        }
    }

    private static int wanted(Plan plan, Hex sea) {
        int more = Ports.prize(plan, sea)
                .map(port -> plan.tile(port).soldiers() + 1)
                .orElse(STRONG);
        return Math.max(WEAK, Math.min(STRONG, more));
    }

    private static boolean waits(Plan plan, Hex sea) {
        return plan.cities().stream().anyMatch(city -> plan.chart.port(city) && city.distance(sea) <= NEAR);
    }
}
