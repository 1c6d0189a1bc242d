package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import heraldo.rules.kernel.Known;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Converts records of the first format to today's: acts are placed between the turns, the effect of acts that changed the
 * position is unknown, and rows that were given up are found by the act that did so.
 */
final class FirstForm {

    private final IdentityHashMap<Line, String> places = new IdentityHashMap<>();
    private final List<Line.Row> rows = new ArrayList<>();
    private final Set<RowKey> keys = new HashSet<>();
    private final List<Event> events = new ArrayList<>();
    private final IdentityHashMap<Line, Event> done = new IdentityHashMap<>();

    private FirstForm() {}

    /** Converts the lines of a record of the first format to the stops of its course. */
    static List<Stop> of(List<Read> lines, Verdict verdict) {
        FirstForm form = new FirstForm();
        lines.forEach(read -> form.line(read, verdict));
        form.givenUp();
        return Annals.of(form.rows, form.events).stream().flatMap(form::stop).toList();
    }

    private void line(Read read, Verdict verdict) {
        read.line().ifPresent(line -> places.put(line, Stop.place(read)));
        switch (read.line().orElse(null)) {
            case Line.Turn turn -> {
                rows.add(turn);
                keys.add(RowKey.of(turn));
            }
            case Line.Act act -> act(act);
            case Line.Start start -> unknown(read, verdict);
            case Line.Withdrawn withdrawn -> unknown(read, verdict);
            case Line.Deed deed -> unknown(read, verdict);
            case Press press -> unknown(read, verdict);
            case Line.Tenures tenures -> unknown(read, verdict);
            case Line.Numbers numbers -> unknown(read, verdict);
            case null, default -> {
                // The first line, the last one, and those that cannot be read.
            }
        }
    }

    private void act(Line.Act act) {
        Event event = new Event(act, Optional.of(Line.Deed.FORGOTTEN).filter(any -> Acts.changing(act)));
        events.add(event);
        done.put(act, event);
    }

    private static void unknown(Read read, Verdict verdict) {
        verdict.check(Check.FORM, Stop.place(read), false, "there is no such line in this form of a record");
    }

    /** Only rows of turns that the record tells of are missed. What was given up came last in its lap. */
    private void givenUp() {
        int last = rows.stream().mapToInt(Line.Row::number).max().orElse(0);
        int lap = 0;
        for (Event event : events) {
            if (Acts.goesBack(event.act())) {
                RowKey open = event.open();
                if (open.known() && open.number().get() <= last && keys.add(open)) {
                    Line.Row row = row(event.act(), lap);
                    places.put(row, Known.in(places, event.act()));
                    rows.add(row);
                }
                lap++;
            }
        }
        // Rows of the same lap stay in their order.
        rows.sort(Comparator.comparingInt(Line.Row::lap));
    }

    private static Line.Row row(Line.Act act, int lap) {
        return new Line.Withdrawn(
                new RowPlace(act.turn().orElseThrow(), act.step().orElseThrow(), lap),
                act.at(),
                Line.Withdrawn.OPEN,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private Stream<Stop> stop(Line line) {
        return switch (line) {
            case Line.Row row -> Stream.of(new Stop.Opened(row, Known.in(places, row)));
            case Line.Act act -> Stream.of(stop(Known.in(done, act)));
            default -> Stream.empty();
        };
    }

    private Stop stop(Event event) {
        String place = Known.in(places, event.act());
        return new Stop.Done(event, keys.contains(event.open()), place, place);
    }
}
