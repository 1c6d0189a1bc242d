package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The reasons for changes of points in a turn: corners built on, raised or lost, and the four cards. */
public final class Gains {

    private final Position before;
    private final Position after;

    private Gains(Position before, Position after) {
        this.before = before;
        this.after = after;
    }

    /** The reasons of every seat that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(Position before, Position after) {
        Gains gains = new Gains(before, after);
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        for (Seat seat : after.seats()) {
            List<Gain> reasons = gains.of(seat);
            if (!reasons.isEmpty()) {
                all.put(seat, reasons);
            }
        }
        return all;
    }

    private List<Gain> of(Seat seat) {
        List<Gain> gains = new ArrayList<>();
        Buildings was = before.side(seat).buildings();
        Buildings is = after.side(seat).buildings();
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            gains.add(Gain.named(Message.of("gain.corner", "corner", corner), worth(is, corner) - worth(was, corner)));
        }
        for (Honour honour : Honour.values()) {
            gains.add(Gain.named(
                    Message.of("gain.card", "card", Say.honour(honour)),
                    held(after, honour, seat) - held(before, honour, seat)));
        }
        return gains.stream()
                .filter(gain -> gain.points() != 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -Math.abs(gain.points())))
                .toList();
    }

    private static int worth(Buildings buildings, int corner) {
        return buildings.cities().has(corner) ? 2 : buildings.settlements().has(corner) ? 1 : 0;
    }

    private static int held(Position position, Honour honour, Seat seat) {
        return position.honours().holder(honour) == seat.number() ? 1 : 0;
    }
}
