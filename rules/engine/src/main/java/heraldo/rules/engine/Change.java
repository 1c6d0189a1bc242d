package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;

/**
 * Something that is other than it was: a thing, and what it was and is.
 *
 * @param what the thing, as a noun, e.g. the wheat of a seat
 * @param from what it was, as an argument of a message
 * @param to what it is now
 * @param owners whose it was or is, where its words do not name them
 */
public record Change(Message what, Object from, Object to, List<Seat> owners) {

    public Change {
        owners = List.copyOf(owners);
    }

    /** A change of something whose owner is named, or that is nobody's. */
    public Change(Message what, Object from, Object to) {
        this(what, from, to, List.of());
    }

    /** Returns whether it is about something of a seat. */
    public boolean concerns(Seat seat) {
        return owners.contains(seat) || what.names(seat) || Message.naming(from, seat) || Message.naming(to, seat);
    }
}
