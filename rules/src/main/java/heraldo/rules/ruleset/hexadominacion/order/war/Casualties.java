package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Origin;
import java.util.ArrayList;
import java.util.List;

/** Which origins bear the dead of a failed attack (R30). */
final class Casualties {

    private Casualties() {}

    /** One after another from the origin with most attackers still alive; of equal ones the first in the line. */
    static List<Origin> among(List<Origin> groups, int dead) {
        int[] alive = groups.stream().mapToInt(Origin::soldiers).toArray();
        for (int i = 0; i < dead; i++) {
            alive[largest(alive)]--;
        }
        List<Origin> fallen = new ArrayList<>();
        for (int i = 0; i < alive.length; i++) {
            Origin group = groups.get(i);
            if (alive[i] < group.soldiers()) {
                fallen.add(new Origin(group.hex(), group.soldiers() - alive[i]));
            }
        }
        return fallen;
    }

    private static int largest(int[] alive) {
        int largest = 0;
        for (int i = 1; i < alive.length; i++) {
            largest = alive[i] > alive[largest] ? i : largest;
        }
        return largest;
    }
}
