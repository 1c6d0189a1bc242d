package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The contents of a record in chronological order. */
final class Course {

    private final List<Read> lines;
    private final Verdict verdict;
    private final List<Line.Row> rows;
    private final Set<RowKey> keys;
    private final List<Event> events = new ArrayList<>();
    private final List<Line> ordered = new ArrayList<>();
    private final List<Stop> stops = new ArrayList<>();

    private Course(List<Read> lines, Verdict verdict) {
        this.lines = lines;
        this.verdict = verdict;
        this.rows = lines.stream()
                .flatMap(read -> read.line().stream())
                .filter(Line.Row.class::isInstance)
                .map(Line.Row.class::cast)
                .toList();
        this.keys = rows.stream().map(RowKey::of).collect(Collectors.toSet());
    }

    /** Takes a record apart, and finds what stands where it does not belong. */
    static List<Stop> of(List<Read> lines, Verdict verdict) {
        Course course = new Course(lines, verdict);
        for (int i = 0; i < lines.size(); i++) {
            course.line(i);
        }
        course.order();
        course.numbers();
        new PressCheck(lines, verdict).check();
        new TenureCheck(lines, course.rows, verdict).check();
        return List.copyOf(course.stops);
    }

    private void line(int i) {
        Read read = lines.get(i);
        String place = Stop.place(read);
        switch (read.line().orElse(null)) {
            case Line.Start start -> {
                verdict.check(Check.FORM, place, i == 1, "it stands in the wrong place");
                stops.add(new Stop.Beginning(start, place));
            }
            case Line.Row row -> {
                ordered.add(row);
                stops.add(new Stop.Opened(row, place));
            }
            case Line.Act act -> act(i, new Event(act, line(i + 1, Line.Deed.class)));
            case Line.Deed deed ->
                verdict.check(
                        Check.FORM,
                        place,
                        line(i - 1, Line.Act.class).filter(Acts::changing).isPresent(),
                        "it follows no act that could change the position");
            case null, default -> {
                // The first line, the last one, and those that cannot be read.
            }
        }
    }

    private void act(int i, Event event) {
        Line.Act act = event.act();
        String place = Stop.place(lines.get(i));
        verdict.check(Check.FORM, place, Acts.fits(act), "what everybody was told does not fit this kind of act");
        boolean whole = Acts.changing(act) == event.deed().isPresent();
        verdict.check(Check.FORM, place, whole, "it is missing what it did");
        event.lines().forEach(ordered::add);
        events.add(event);
        String deed = event.deed().isPresent() ? Stop.place(lines.get(i + 1)) : place;
        stops.add(new Stop.Done(event, keys.contains(event.open()), place, deed));
    }

    private <T extends Line> Optional<T> line(int i, Class<T> kind) {
        return i < 0 || i >= lines.size()
                ? Optional.empty()
                : lines.get(i).line().filter(kind::isInstance).map(kind::cast);
    }

    /** Nobody would find a turn by the number they have read. */
    private void numbers() {
        int turns = rows.stream().mapToInt(Line.Row::number).max().orElse(0);
        boolean right = line(lines.size() - 2, Line.Numbers.class)
                .filter(numbers -> numbers.seen().size() == turns)
                .filter(numbers -> numbers.gapless(standing()))
                .isPresent();
        verdict.check(Check.FORM, "the last line but one", right, "it does not say what every turn is called");
        long others = lines.stream()
                .limit(Math.max(0, lines.size() - 2))
                .flatMap(read -> read.line().stream())
                .filter(Line.Numbers.class::isInstance)
                .count();
        verdict.check(Check.FORM, "the record", others == 0, "it says more than once what its turns are called");
    }

    /** The last turn that stands. Later ones were played before the game was taken back, and people know them no more. */
    private int standing() {
        int last = 0;
        for (Stop stop : stops) {
            last = switch (stop) {
                case Stop.Opened opened -> opened.row().number();
                case Stop.Done done
                when Acts.goesBack(done.event().act()) ->
                    Acts.target(done.event().act()).map(turn -> turn - 1).orElse(last);
                default -> last;
            };
        }
        return last;
    }

    private void order() {
        boolean right = ordered.equals(Annals.of(rows, events));
        verdict.check(
                Check.FORM, "the record", right, "turns and acts do not stand in the order in which they came about");
    }
}
