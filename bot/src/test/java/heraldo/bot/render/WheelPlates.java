package heraldo.bot.render;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Wheel;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What lies over what on the plates of galaxies in games that play themselves, from the fewest bands to the most and in every
 * language: on those for all, and on each seat's own, where the bar and the small board may cover nothing that it has or reaches.
 */
final class WheelPlates {

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final int TURNS = 40;

    private final List<String> overlaps = new ArrayList<>();
    private int positions;
    private int plates;

    /**
     * Returns the overlaps in a sample of positions; prints what was counted.
     *
     * @param first the seed of the first game of each number of seats
     */
    static <S> List<String> overlaps(HostedRuleset<S> hosted, int positions, long first) {
        List<String> all = new ArrayList<>();
        int least = hosted.manifest().seats().least();
        int most = hosted.manifest().seats().most();
        int each = Math.max(1, positions / (most - least + 1));
        for (int seats = least; seats <= most; seats++) {
            WheelPlates counts = new WheelPlates();
            for (long seed = first; counts.positions < each; seed++) {
                counts.play(hosted, seats, seed, each);
            }
            System.out.println("ruleset=" + hosted.id() + " seats=" + seats + " positions=" + counts.positions + " own="
                    + counts.plates + " overlaps=" + counts.overlaps.size());
            all.addAll(counts.overlaps);
        }
        return all;
    }

    private <S> void play(HostedRuleset<S> hosted, int seats, long seed, int most) {
        for (Aftermath<S> turn : ShippedGames.aftermaths(hosted, seats, seed, Math.min(TURNS, most - positions))) {
            if (positions < most) {
                positions++;
                Scene scene = hosted.ruleset().draw().scene(turn);
                for (Locale language : SHIPPED.languages().all()) {
                    count(scene.plate().orElseThrow(), wording(hosted, language), seats, language + ", seed " + seed);
                }
            }
        }
    }

    private static Wording wording(HostedRuleset<?> hosted, Locale language) {
        Bundle words = SHIPPED.ruleset(hosted.id()).bundle(language);
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private void count(Plate plate, Wording wording, int seats, String where) {
        Wheel wheel = plate.wheel().orElseThrow();
        WheelLayout layout = WheelLayout.of(wheel, wording);
        WheelCounts.overlaps(layout, wheel.radii()).forEach(what -> overlaps.add(where + ": " + what));
        for (int seat = 1; seat <= seats; seat++) {
            WheelStakes stakes = WheelStakes.of(wheel, layout, new Seat(seat));
            if (!stakes.own().isEmpty()) {
                plates++;
                own(
                        stakes,
                        OwnPainter.view(
                                stakes,
                                OwnPainter.bar(plate, new Seat(seat), wording).size()),
                        where + ", #" + seat);
            }
        }
    }

    /** What is the seat's is seen whole; what is in its reach may lie beyond the edge, never under a panel. */
    private void own(WheelStakes stakes, WheelView view, String where) {
        for (Rectangle2D box : stakes.own()) {
            if (!view.whole(box)) {
                overlaps.add(where + ": an own world is covered or cut");
            }
        }
        for (Rectangle2D box : stakes.near()) {
            if (view.onSheet(box).intersects(view.corners().bar())
                    || view.onSheet(box).intersects(view.corners().small())) {
                overlaps.add(where + ": a world in reach is covered");
            }
        }
        if (view.corners().bar().intersects(view.corners().small())) {
            overlaps.add(where + ": the bar lies over the small board");
        }
    }
}
