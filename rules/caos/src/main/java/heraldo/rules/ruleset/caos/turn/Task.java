package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;

/** An order while its turn is played, and what is noted about it. Lives within one resolution. */
public final class Task<O extends Order> {

    /** The outcome of a line of which there is nothing to note. */
    public static final String OK = "OK";

    private final Seat seat;
    private final int line;
    private final O order;
    private final List<Note> notes = new ArrayList<>();
    private boolean stands = true;

    public Task(Seat seat, int line, O order) {
        this.seat = seat;
        this.line = line;
        this.order = order;
    }

    /** Returns the seat that gave it. */
    public Seat seat() {
        return seat;
    }

    /** Its line on the sheet, from 1. */
    public int line() {
        return line;
    }

    public O order() {
        return order;
    }

    /** Returns whether the turn carries it out. */
    public boolean stands() {
        return stands;
    }

    /** It was dropped before the turn began. */
    public void drop(Note why) {
        stands = false;
        notes.add(why);
    }

    public void note(Note note) {
        notes.add(note);
    }

    public List<Note> notes() {
        return List.copyOf(notes);
    }

    private List<Message> sentences() {
        return notes.isEmpty() ? List.of() : notes.stream().map(Note::message).toList();
    }

    /** Returns the report on the line: the code of the first note, and the sentences of all. */
    public LineResult result() {
        String code = notes.isEmpty() ? OK : notes.get(0).code();
        return new LineResult(seat, line, code, order, sentences());
    }
}
