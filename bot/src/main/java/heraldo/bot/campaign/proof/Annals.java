package heraldo.bot.campaign.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Orders rows and acts chronologically: an act comes before the row that was open, which was played later; an act that gave a
 * row up comes after it.
 */
final class Annals {

    private final List<Line.Row> rows;
    private final Map<RowKey, Integer> places = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private int next;
    private int laps;

    private Annals(List<Line.Row> rows) {
        this.rows = rows;
        for (int i = 0; i < rows.size(); i++) {
            places.putIfAbsent(RowKey.of(rows.get(i)), i);
        }
    }

    /**
     * All lines in their order.
     *
     * @param rows in the order in which they were opened; some may be missing, and acts done in them are here
     * @param events in the order in which they were done
     */
    static List<Line> of(List<? extends Line.Row> rows, List<Event> events) {
        Annals annals = new Annals(List.copyOf(rows));
        events.forEach(annals::event);
        annals.rowsUntil(rows.size());
        return List.copyOf(annals.lines);
    }

    private void event(Event event) {
        boolean back = Acts.goesBack(event.act());
        Integer own = places.get(event.open());
        if (own != null) {
            rowsUntil(back ? own + 1 : own);
        } else if (event.open().known()) {
            rowsUntil(endOfLap());
        }
        event.lines().forEach(lines::add);
        laps += back ? 1 : 0;
    }

    /** A row that is missing came after all others of its lap: rows of the turn that is open, and of later ones. */
    private int endOfLap() {
        int end = next;
        while (end < rows.size() && rows.get(end).lap() <= laps) {
            end++;
        }
        return end;
    }

    private void rowsUntil(int end) {
        while (next < end) {
            lines.add(rows.get(next++));
        }
    }
}
