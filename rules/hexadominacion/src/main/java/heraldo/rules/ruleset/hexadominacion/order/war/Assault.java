package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.ArrayList;
import java.util.List;

/** An attack line in phase 6 and what is left of the soldiers it has reserved in each origin (R23, R24). */
final class Assault {

    private final Line<Attack> line;
    private final int ordinal;
    private final List<Origin> origins;
    private final int[] left;

    /**
     * An attack with nothing reserved yet.
     *
     * @param ordinal its number among its realm's accepted attacks on this target, from 1
     */
    Assault(Line<Attack> line, int ordinal) {
        this.line = line;
        this.ordinal = ordinal;
        this.origins = line.order().origins();
        this.left = new int[origins.size()];
    }

    Line<Attack> line() {
        return line;
    }

    int seat() {
        return line.seat();
    }

    int target() {
        return line.order().target();
    }

    /** The label of its dice, before what they are for (§4). */
    String label() {
        return line.seat() + "|" + Board.name(target()) + "|" + ordinal;
    }

    /** Reserves what was ordered, or nothing if an origin is short. */
    boolean reserve(Field field) {
        for (Origin origin : origins) {
            if (field.free(origin.hex()) < origin.soldiers()) {
                return false;
            }
        }
        for (int i = 0; i < left.length; i++) {
            left[i] = origins.get(i).soldiers();
            field.reserve(origins.get(i).hex(), left[i]);
        }
        return true;
    }

    /** Returns the number of soldiers that it still has. */
    int soldiers() {
        int soldiers = 0;
        for (int each : left) {
            soldiers += each;
        }
        return soldiers;
    }

    /** Returns the price of attacking with the soldiers that it still has (H15). */
    Stock cost(Costs costs) {
        return Attack.cost(costs, soldiers());
    }

    /** The origins that still send somebody, and how many. */
    List<Origin> groups() {
        List<Origin> groups = new ArrayList<>();
        for (int i = 0; i < left.length; i++) {
            if (left[i] > 0) {
                groups.add(new Origin(origins.get(i).hex(), left[i]));
            }
        }
        return groups;
    }

    /** Its soldiers stay home and are free again. */
    void release(Field field) {
        for (int i = 0; i < left.length; i++) {
            field.release(origins.get(i).hex(), left[i]);
            left[i] = 0;
        }
    }

    /** Its soldiers are no longer in their origins. */
    void depart(Field field) {
        for (int i = 0; i < left.length; i++) {
            field.take(origins.get(i).hex(), left[i]);
            left[i] = 0;
        }
    }

    /** A hex fell: the soldiers that it had reserved there are lost. */
    void forget(int hex) {
        for (int i = 0; i < left.length; i++) {
            left[i] = origins.get(i).hex() == hex ? 0 : left[i];
        }
    }

    /** Reserved soldiers die in a hex, at most so many; returns how many did. */
    int shrink(Field field, int hex, int most) {
        for (int i = 0; i < left.length; i++) {
            if (origins.get(i).hex() == hex) {
                int dead = Math.min(most, left[i]);
                left[i] -= dead;
                field.take(hex, dead);
                return dead;
            }
        }
        return 0;
    }
}
