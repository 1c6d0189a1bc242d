package heraldo.bot.sandbox.traffic;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The faults that are to come, each for so many requests of one kind. */
public final class Faults {
    private record Planned(String method, Pattern path, Fault fault) {}

    private final List<Planned> planned = new ArrayList<>();

    /**
     * Lets the next requests of a kind go wrong.
     *
     * @param times how many
     * @param method HTTP method
     * @param path pattern to be found in the path below {@code /api/v10}
     * @param fault what goes wrong
     */
    public synchronized void plan(int times, String method, String path, Fault fault) {
        for (int i = 0; i < times; i++) {
            planned.add(new Planned(method, Pattern.compile(path), fault));
        }
    }

    /** Takes back what has not happened yet. */
    public synchronized void clear() {
        planned.clear();
    }

    /** How many faults have not happened yet. */
    public synchronized int left() {
        return planned.size();
    }

    /** The fault of a request, which has then happened. */
    public synchronized Optional<Fault> strike(String method, String path) {
        for (Iterator<Planned> each = planned.iterator(); each.hasNext(); ) {
            Planned next = each.next();
            if (next.method().equals(method) && next.path().matcher(path).find()) {
                each.remove();
                return Optional.of(next.fault());
            }
        }
        return Optional.empty();
    }
}
