package heraldo.bot.sandbox.traffic;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The faults that are to come, each for so many requests of one kind. */
public final class Faults {
    private record Planned(Pattern method, Pattern path, Fault fault) {
        boolean fits(String asked, String where) {
            return method.matcher(asked).matches() && path.matcher(where).find();
        }
    }

    /** A fault that happens again and again. */
    private static final class Recurrent {
        private final int every;
        private final Planned kind;
        private int seen;

        Recurrent(int every, Planned kind) {
            this.every = every;
            this.kind = kind;
        }

        boolean due(String method, String path) {
            return kind.fits(method, path) && ++seen % every == 0;
        }
    }

    private final List<Planned> planned = new ArrayList<>();
    private final List<Recurrent> recurrent = new ArrayList<>();

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
            planned.add(new Planned(Pattern.compile(method), Pattern.compile(path), fault));
        }
    }

    /**
     * Lets every so manieth request of a kind go wrong, until it is taken back.
     *
     * @param every 1 for all of them
     * @param method pattern of the HTTP method
     * @param path pattern to be found in the path below {@code /api/v10}
     * @param fault what goes wrong
     */
    public synchronized void recur(int every, String method, String path, Fault fault) {
        recurrent.add(new Recurrent(every, new Planned(Pattern.compile(method), Pattern.compile(path), fault)));
    }

    /** Takes back what has not happened yet, and what happens again and again. */
    public synchronized void clear() {
        planned.clear();
        recurrent.clear();
    }

    /** The number of faults that have not happened yet, of those that happen once. */
    public synchronized int left() {
        return planned.size();
    }

    /** The fault of a request, which has then happened. */
    public synchronized Optional<Fault> strike(String method, String path) {
        for (Iterator<Planned> each = planned.iterator(); each.hasNext(); ) {
            Planned next = each.next();
            if (next.fits(method, path)) {
                each.remove();
                return Optional.of(next.fault());
            }
        }
        return recurrent.stream()
                .filter(each -> each.due(method, path))
                .map(each -> each.kind.fault())
                .findFirst();
    }
}
