package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Order;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The effect of a game master's act on the open position, in a form that can be replayed. */
public sealed interface Deed {

    /** An edict was put into the game. It may still be secret. */
    record Edict(Order order) implements Deed {
        @Override
        public String toString() {
            return "an edict";
        }
    }

    /** The position is played by these options from now on. */
    record Adoption(SortedMap<String, String> options) implements Deed {
        public Adoption {
            options = copy(options);
        }
    }

    /** The open row was given up, and a turn is open again as it was played, or could not be, by these options. */
    record Return(int number, SortedMap<String, String> options) implements Deed {
        public Return {
            options = copy(options);
        }
    }

    private static SortedMap<String, String> copy(SortedMap<String, String> options) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }
}
