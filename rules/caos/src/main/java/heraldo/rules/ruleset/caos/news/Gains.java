package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The gains of each band in a turn: deeds, its god's aspect and sectors it did not control before. Points for planets are routine
 * and left out.
 */
public final class Gains {

    private final Law before;
    private final Law after;

    private Gains(Law before, Law after) {
        this.before = before;
        this.after = after;
    }

    /** The reasons of every band that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(Law before, Law after) {
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        if (before.war().stage() == Stage.ORDERS) {
            Gains gains = new Gains(before, after);
            after.war().latest().points().forEach((seat, points) -> all.put(seat, gains.of(seat, points)));
        }
        all.values().removeIf(List::isEmpty);
        return all;
    }

    private List<Gain> of(Seat seat, Points points) {
        List<Gain> gains = new ArrayList<>();
        gains.add(new Gain(deeds(seat), points.deeds() * points.factor()));
        gains.add(new Gain(
                Message.of("gain.aspect", "faith", Say.faith(after.band(seat).faith())),
                points.aspect() * points.factor()));
        sectors(seat, points, gains);
        return gains.stream()
                .filter(gain -> gain.points() > 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -gain.points()))
                .toList();
    }

    /** The one deed by its name, or all of them together. */
    private Message deeds(Seat seat) {
        List<String> fresh = after.war().done().keySet().stream()
                .filter(code -> !before.war().done().containsKey(code)
                        && Known.in(after.war().done(), code).contains(seat))
                .toList();
        return fresh.size() == 1
                ? Message.of("gain.deed", "deed", GloryNews.name(fresh.get(0)))
                : Message.of("gain.deeds");
    }

    private void sectors(Seat seat, Points points, List<Gain> gains) {
        for (Sector sector : after.sectors(seat)) {
            if (!before.controls(seat, sector)) {
                gains.add(new Gain(Places.sector(sector.id()), points.factor() * worth(seat, sector, points)));
            }
        }
    }

    /** Returns the points that each sector on the same side brought. */
    private int worth(Seat seat, Sector sector, Points points) {
        int all = switch (sector.side()) {
            case OUTER -> points.outer();
            case EYE -> points.eye();
        };
        return all / after.sectors(seat, sector.side()).size();
    }
}
