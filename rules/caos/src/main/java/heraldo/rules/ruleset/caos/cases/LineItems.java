package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The checks of case items on order lines: {@code X1.2=E_BUDGET} at entry, {@code N1.2=R_FAIL(4,3,1,1)} at resolution. */
final class LineItems {

    private static final Pattern SHAPE = Pattern.compile("([XN])([0-9]{1,2})\\.([0-9]{1,2})=(.*)");

    private LineItems() {}

    /** Returns whether an item is about an order line. */
    static boolean is(Item item) {
        return item.as(SHAPE).matches();
    }

    /** Every line whose entry code is not the one that is named; a line that is not named is to be accepted. */
    static void entries(List<Item> items, After after) {
        Codes codes = new Codes(Words.NONE);
        after.entries()
                .forEach((seat, entry) -> codes.put(
                        seat.number(),
                        entry.refusals().stream()
                                .map(code -> code.orElse(Words.NONE))
                                .toList()));
        for (Item item : items) {
            Matcher matcher = item.as(SHAPE);
            if (matcher.matches() && matcher.group(1).equals("X")) {
                codes.expect(
                        "X" + matcher.group(2) + "." + matcher.group(3),
                        matcher.group(4).strip());
            }
        }
        codes.all(after.findings());
    }

    /** Compares what an {@code N} item says with the notes of a line. */
    static void note(Item item, After after) {
        Matcher matcher = item.as(SHAPE);
        if (!matcher.matches() || matcher.group(1).equals("X")) {
            return;
        }
        String expected = matcher.group(4).strip();
        List<Note> notes = notes(item, after, Words.seat(item, matcher.group(2)), item.number(matcher.group(3)));
        boolean found = Words.isNone(expected)
                ? notes.isEmpty()
                : notes.stream()
                        .anyMatch(note ->
                                note.text().equals(expected) || note.code().equals(expected));
        String all = notes.isEmpty()
                ? Words.NONE
                : String.join(" ", notes.stream().map(Note::text).toList());
        after.same(item, expected, found ? expected : all);
    }

    private static List<Note> notes(Item item, After after, Seat seat, int written) {
        Entry entry = Optional.ofNullable(after.entries().get(seat))
                .filter(each -> written >= 1 && written <= each.refusals().size())
                .orElseThrow(() -> item.wrong("there is no such line"));
        int place = entry.place(written);
        return after.turn().tasks().stream()
                .filter(task -> task.seat().equals(seat) && task.line() == place)
                .findFirst()
                .map(Task::notes)
                .orElse(List.of());
    }
}
