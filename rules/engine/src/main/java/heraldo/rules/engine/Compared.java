package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Two positions compared, thing by thing: only what is other than it was is told. */
public final class Compared<S> {

    private final S before;
    private final S after;
    private final List<Change> changes = new ArrayList<>();

    public Compared(S before, S after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Compares a thing.
     *
     * @param what the thing, as a noun
     * @param is what it is in a position, as an argument of a message
     */
    public Compared<S> with(Message what, Function<S, Object> is) {
        return with(what, is.apply(before), is.apply(after));
    }

    /** Notes what a thing was and is, if that is not the same. */
    public Compared<S> with(Message what, Object from, Object to) {
        if (!from.equals(to)) {
            changes.add(new Change(what, from, to));
        }
        return this;
    }

    /**
     * Notes whose the thing is that was compared last, if it has changed and its words do not name them.
     *
     * @param owner the owner in a position: a seat, or anything else if it is nobody's
     */
    public Compared<S> of(Function<S, Object> owner) {
        if (!changes.isEmpty()) {
            List<Seat> owners = Stream.of(before, after)
                    .map(owner)
                    .filter(Seat.class::isInstance)
                    .map(Seat.class::cast)
                    .distinct()
                    .toList();
            Change last = changes.removeLast();
            changes.add(new Change(last.what(), last.from(), last.to(), owners));
        }
        return this;
    }

    /** Notes a change that was found otherwise. */
    public void add(Change change) {
        changes.add(change);
    }

    /** The later position. */
    public S after() {
        return after;
    }

    /** Lists the changes, in the order of the comparisons. */
    public List<Change> changes() {
        return List.copyOf(changes);
    }
}
