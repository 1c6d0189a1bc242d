package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Terrain;
import heraldo.testing.Sampling;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The plates of boards in games that play themselves, those of all and those of each seat: nothing on them lies over anything else,
 * and no panel covers what is the seat's.
 */
@Tag("slow")
class PlatesTest {

    private static final int POSITIONS = Sampling.size("heraldo.plates", 20, 400);
    private static final long SEED = Sampling.seed(PlatesTest.class, 1);

    /** Among many games there are positions so full that something touches: fewer than one in so many. */
    private static final int RARE = 50;

    private static final int TURNS = 40;
    private static final int TOLD = 80;

    /** Soft edges and rims that are no letter and no sign, in pixels. */
    private static final double RIM = 1;

    /** What players type is so high on an own plate: letters of 44 pixels. */
    private static final double TAG = 27.9;

    /** Of a hundred ids on own plates so many have that size; between signs that fill their area, some are smaller. */
    private static final int LARGE = 90;

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;

    static List<String> rulesets() {
        return Sampling.some(PlatesTest.class, 3, CATALOG.ids());
    }

    /** What was found. */
    private static final class Tally {
        private int positions;
        private int own;
        private int tags;
        private int large;
        private int named;
        private int seats;
        private int unseen;
        private final List<String> overlaps = new ArrayList<>();
        private final List<String> lost = new ArrayList<>();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void nothingOnAPlateLiesOverAnythingElse(String ruleset) {
        HostedRuleset<?> hosted = CATALOG.find(ruleset).orElseThrow();
        if (wheel(hosted)) {
            rare(WheelPlates.overlaps(hosted, POSITIONS, SEED));
        } else {
            count(hosted);
        }
    }

    /** None of it in the small sample. */
    private static void rare(List<String> found) {
        int most = Sampling.whole() ? POSITIONS / RARE : 0;
        assertTrue(
                found.size() <= most,
                () -> found.size() + " in " + POSITIONS + " positions: "
                        + found.subList(0, Math.min(TOLD, found.size())));
    }

    private static <S> boolean wheel(HostedRuleset<S> hosted) {
        return first(hosted).plate().flatMap(Plate::wheel).isPresent();
    }

    private static <S> Scene first(HostedRuleset<S> hosted) {
        return hosted.ruleset().draw().scene(turns(hosted, SEED, 1).getFirst());
    }

    private static <S> void count(HostedRuleset<S> hosted) {
        if (!board(first(hosted))) {
            return;
        }
        Wording wording = wording(hosted);
        Tally tally = new Tally();
        for (long seed = SEED; tally.positions < POSITIONS; seed++) {
            List<Aftermath<S>> turns = turns(hosted, seed, Math.min(TURNS, POSITIONS));
            for (Aftermath<S> turn : turns.subList(0, Math.min(turns.size(), POSITIONS - tally.positions))) {
                String where = "seed " + seed + ", turn " + (turns.indexOf(turn) + 1);
                all(hosted.ruleset().draw().scene(turn), wording, where, tally);
                Seat seat = new Seat(tally.positions % hosted.manifest().seats().most() + 1);
                Scene own = hosted.ruleset().draw().scene(turn.after(), Viewer.of(seat));
                own(own.plate().orElseThrow(), seat, wording, where + ", seat " + seat.number(), tally);
                tally.positions++;
            }
        }
        tell(hosted.id(), tally);
        rare(tally.overlaps);
        rare(tally.lost);
        assertTrue(100 * tally.large >= LARGE * tally.tags, tally.large + " of " + tally.tags + " ids are large");
    }

    private static void tell(String ruleset, Tally tally) {
        System.out.printf(
                Locale.ROOT,
                "ruleset=%s positions=%d own=%d overlaps=%d lost=%d large=%d/%d named=%d/%d unseen=%d%n",
                ruleset,
                tally.positions,
                tally.own,
                tally.overlaps.size(),
                tally.lost.size(),
                tally.large,
                tally.tags,
                tally.named,
                tally.seats,
                tally.unseen);
    }

    private static void all(Scene scene, Wording wording, String where, Tally tally) {
        Terrain terrain = scene.plate().flatMap(Plate::terrain).orElseThrow();
        Layout layout = PlatePainter.layout(scene, terrain, wording);
        tally.named += layout.names().size();
        tally.seats += (int) Land.of(terrain.areas()).stream()
                .filter(land -> land.areas().size() >= RealmNames.LEAST)
                .map(Land::owner)
                .distinct()
                .count();
        found(layout, where + ": ", tally);
    }

    private static void own(Plate plate, Seat seat, Wording wording, String where, Tally tally) {
        Terrain terrain = plate.terrain().orElseThrow();
        List<OwnView.Stake> stakes = OwnStakes.of(terrain, seat);
        if (stakes.stream().noneMatch(OwnView.Stake::own)) {
            return;
        }
        OwnBar bar = new OwnBar(Optional.of(seat), wording.names().of(seat) + " · " + wording.say(plate.heading()));
        OwnView view = OwnPainter.view(terrain, stakes, bar.size());
        Layout layout = OwnPainter.layout(terrain, Land.of(terrain.areas()), view, wording);
        tally.own++;
        tally.tags += layout.tags().size();
        tally.large +=
                (int) layout.tags().stream().filter(tag -> tag.size() >= TAG).count();
        found(layout, where + ": ", tally);
        covered(view, stakes, where, tally);
    }

    /** What is the seat's own and on the sheet is not covered. */
    private static void covered(OwnView view, List<OwnView.Stake> stakes, String where, Tally tally) {
        Rectangle2D seen = view.seen();
        for (OwnView.Stake stake : stakes) {
            Rectangle2D place = stake.place();
            Rectangle2D box = new Rectangle2D.Double(
                    (place.getX() - seen.getX()) * view.scale(),
                    (place.getY() - seen.getY()) * view.scale(),
                    place.getWidth() * view.scale(),
                    place.getHeight() * view.scale());
            boolean covered = view.corners().bar().intersects(box)
                    || view.corners().small().intersects(box);
            if (stake.own() && covered && seen.contains(place)) {
                tally.overlaps.add(where + ": a panel covers " + place);
            }
            if (stake.own() && !seen.contains(place)) {
                tally.unseen++;
            }
        }
    }

    private static void found(Layout layout, String where, Tally tally) {
        layout.lost().forEach(what -> tally.lost.add(where + what));
        tally.overlaps.addAll(overlaps(layout.boxes(), where));
    }

    /** Whether a scene has a plate of areas: galaxies and islands are laid out by others. */
    private static boolean board(Scene scene) {
        return scene.plate().flatMap(Plate::terrain).isPresent();
    }

    private static <S> List<Aftermath<S>> turns(HostedRuleset<S> hosted, long seed, int most) {
        return ShippedGames.aftermaths(hosted, hosted.manifest().seats().most(), seed, most);
    }

    private static Wording wording(HostedRuleset<?> hosted) {
        Bundle words =
                SHIPPED.ruleset(hosted.id()).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private static List<String> overlaps(List<Layout.Box> boxes, String where) {
        List<String> overlaps = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = i + 1; j < boxes.size(); j++) {
                if (overlap(boxes.get(i), boxes.get(j))) {
                    overlaps.add(where + told(boxes.get(i)) + " and " + told(boxes.get(j)));
                }
            }
        }
        return overlaps;
    }

    private static String told(Layout.Box box) {
        return box.kind() + " " + box.what() + " at " + box.place();
    }

    /** Panels lie over the map: what is below them is not seen, unless it is words, which keep away from them. */
    private static boolean overlap(Layout.Box one, Layout.Box other) {
        boolean below =
                one.kind() == Layout.Kind.COVER && other.kind() != Layout.Kind.TAG && other.kind() != Layout.Kind.NAME;
        Rectangle2D place = other.place();
        boolean near = one.place()
                .intersects(
                        place.getX() + RIM,
                        place.getY() + RIM,
                        place.getWidth() - 2 * RIM,
                        place.getHeight() - 2 * RIM);
        return near && !below && meets(one, other);
    }

    /** To the last pixel, which the search for places does not look at. */
    private static boolean meets(Layout.Box one, Layout.Box other) {
        Area both = new Area(one.shape());
        both.intersect(new Area(other.shape()));
        return !both.isEmpty();
    }
}
