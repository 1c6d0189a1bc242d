package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is expected of order lines: {@code X1.2=E_BUDGET} at entry, {@code N1.2=R_FAIL(4,3,1,1)} at resolution. */
final class LineItems {

    private static final Pattern SHAPE = Pattern.compile("([XN])([0-9]{1,2})\\.([0-9]{1,2})=(.*)");

    private LineItems() {}

    /** Whether an item is about an order line. */
    static boolean is(Item item) {
        return SHAPE.matcher(item.text()).matches();
    }

    /** Every line whose entry code is not the one that is named; a line that is not named is to be accepted. */
    static List<Mismatch> entries(List<Item> items, After after) {
        SortedMap<String, String> expected = new TreeMap<>();
        for (Item item : items) {
            Matcher matcher = SHAPE.matcher(item.text());
            if (matcher.matches() && matcher.group(1).equals("X")) {
                expected.put(
                        matcher.group(2) + "." + matcher.group(3),
                        matcher.group(4).strip());
            }
        }
        List<Mismatch> mismatches = new ArrayList<>();
        after.entries().forEach((seat, entry) -> {
            for (int line = 1; line <= entry.codes().size(); line++) {
                String name = seat.number() + "." + line;
                String wanted = Optional.ofNullable(expected.remove(name)).orElse(Item.NONE);
                String got = entry.codes().get(line - 1).orElse(Item.NONE);
                if (!wanted.equals(got)) {
                    mismatches.add(new Mismatch("X" + name, wanted, got));
                }
            }
        });
        expected.forEach((name, code) -> mismatches.add(new Mismatch("X" + name, code, "no such line")));
        return mismatches;
    }

    /** What an {@code N} item says of the notes of a line. */
    static Optional<Expectation> note(Item item, After after) {
        Matcher matcher = SHAPE.matcher(item.text());
        if (!matcher.matches() || matcher.group(1).equals("X")) {
            return Optional.empty();
        }
        String expected = matcher.group(4).strip();
        List<Note> notes = notes(item, after, item.seat(matcher.group(2)), item.number(matcher.group(3)));
        boolean found = Item.isNone(expected)
                ? notes.isEmpty()
                : notes.stream()
                        .anyMatch(note ->
                                note.text().equals(expected) || note.code().equals(expected));
        String all = notes.isEmpty()
                ? Item.NONE
                : String.join(" ", notes.stream().map(Note::text).toList());
        return Optional.of(new Expectation(expected, found ? expected : all));
    }

    private static List<Note> notes(Item item, After after, Seat seat, int written) {
        Entry entry = Optional.ofNullable(after.entries().get(seat))
                .filter(each -> written >= 1 && written <= each.codes().size())
                .orElseThrow(() -> item.wrong("there is no such line"));
        int place = entry.place(written);
        return after.turn().tasks().stream()
                .filter(task -> task.seat().equals(seat) && task.line() == place)
                .findFirst()
                .map(Task::notes)
                .orElse(List.of());
    }
}
