package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.Comparator;
import java.util.Map;

/** Value of a province's rates and agreements, and of its envoys on the way. */
record Commerce(Standpoint here) {

    private static final int FREE_TRADE = 3;

    /** Greatest distance of a colonist from a partner's capital at which it counts as an envoy. */
    private static final int ENVOY_WAY = 10;

    /** An agreement with one more province: its Fame, and a partner who is not attacked. */
    private static final int SEALED = 800;

    long worth() {
        long sum = 0;
        for (Good good : Good.ALL) {
            sum += (long) (FREE_TRADE - here.law().rates().of(here.own(), good)) * Standpoint.PER_GOOD * here.left();
        }
        return sum + envoys();
    }

    /**
     * An agreement half done, and an envoy on the way to the nearest partner there is a way to: so much less that nobody waits
     * before the gate.
     */
    private long envoys() {
        long sum = 0;
        long sealed = SEALED + (long) FREE_TRADE * Standpoint.PER_GOOD * here.left();
        long best = 0;
        for (Map.Entry<Owner, Province> other : here.realm().provinces().entrySet()) {
            Owner partner = other.getKey();
            if (partner == here.own() || here.realm().pacts().allied(here.own(), partner)) {
                continue;
            }
            if (here.realm().pacts().offered(here.own(), partner)) {
                sum += sealed / 2;
            } else {
                boolean offered = here.realm().pacts().offered(partner, here.own());
                Hex goal = other.getValue().capital();
                int distance = nearest(goal);
                boolean way = distance <= ENVOY_WAY && here.law().routes().trade(here.own(), partner, goal);
                best = Math.max(best, way ? (offered ? 2 : 1) * sealed * (ENVOY_WAY - distance) / ENVOY_WAY / 4 : 0);
            }
        }
        return sum + best;
    }

    private int nearest(Hex goal) {
        return here.realm().muster().of(here.own()).entrySet().stream()
                .filter(post -> post.getValue().colonists() > 0)
                .map(Map.Entry::getKey)
                .min(Comparator.comparingInt(goal::distance))
                .map(goal::distance)
                .orElse(ENVOY_WAY);
    }
}
