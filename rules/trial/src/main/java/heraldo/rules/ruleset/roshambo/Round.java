package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A round as it is played: who shows what, and who beats whom (R2, R3). */
final class Round {

    private final Bout before;
    private final SortedMap<Seat, Hand> shown = new TreeMap<>();
    private final SortedMap<Seat, Integer> won = new TreeMap<>();
    private final List<LineResult> results = new ArrayList<>();
    private final List<Message> told = new ArrayList<>();
    private final List<News> news = new ArrayList<>();

    Round(Bout before, Map<Seat, OrderSheet> sheets) {
        this.before = before;
        before.seats().forEach(seat -> show(seat, sheets.getOrDefault(seat, OrderSheet.EMPTY)));
        before.seats().forEach(this::compare);
        if (news.isEmpty()) {
            news.add(News.of("even", before.seats(), 0));
        }
    }

    private void show(Seat seat, OrderSheet sheet) {
        for (int line = 1; line <= sheet.size(); line++) {
            Show order = (Show) sheet.line(line);
            shown.put(seat, order.hand());
            results.add(new LineResult(seat, line, "OK", order, List.of()));
        }
        told.add(
                shown.containsKey(seat)
                        ? Message.of("shown", "seat", seat, "hand", name(seat))
                        : Message.of("idle", "seat", seat));
    }

    private void compare(Seat seat) {
        for (Seat other : before.seats()) {
            if (beats(seat, other)) {
                won.merge(seat, 1, Integer::sum);
                told.add(Message.of("beats", "seat", seat, "beaten", other));
                news.add(News.of("beats", List.of(seat, other), 1, "seat", seat, "beaten", other, "hand", name(seat)));
            }
        }
    }

    private boolean beats(Seat seat, Seat other) {
        return shown.containsKey(seat)
                && !seat.equals(other)
                && (!shown.containsKey(other) || hand(seat).beats(hand(other)));
    }

    private Hand hand(Seat seat) {
        return Known.in(shown, seat);
    }

    private Message name(Seat seat) {
        return Message.of("hand." + hand(seat).id());
    }

    Bout after() {
        return before.after(won);
    }

    List<LineResult> results() {
        return results;
    }

    Chronicle chronicle() {
        return new Chronicle(List.of(Chronicle.Section.of(Message.of("chronicle.hands"), told)));
    }

    /** Returns the news of the round, with the end of the game first if it ended. */
    List<News> news() {
        Bout after = after();
        List<News> all = new ArrayList<>();
        if (after.over()) {
            List<Seat> winners = List.copyOf(after.leaders());
            int points = after.points(winners.get(0));
            all.add(
                    winners.size() == 1
                            ? News.of("victory", winners, points, "seat", winners.get(0), "points", points)
                            : News.of("shared", winners, points, "seats", winners, "points", points));
        }
        all.addAll(news);
        return all;
    }
}
