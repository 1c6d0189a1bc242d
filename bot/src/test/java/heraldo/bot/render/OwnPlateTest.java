package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Terrain;
import heraldo.testing.Sampling;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A seat's own plate: large enough for a phone, of what the seat may know alone. */
@Tag("slow")
class OwnPlateTest {

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;
    private static final int TURNS = 24;
    private static final int MOMENTS = Sampling.size("heraldo.plates.own", 1, 8);
    private static final int EVERY = TURNS / MOMENTS;
    private static final long SEED = Sampling.seed(OwnPlateTest.class, 1);
    private static final int LARGEST_FILE = 250_000;

    static SortedSet<String> rulesets() {
        return CATALOG.ids();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("some")
    void whatIsTheSeatsOwnIsShownLarge(String ruleset) {
        play(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void play(HostedRuleset<S> hosted) {
        Studio studio = new Studio(SHIPPED);
        Wording wording = wording(hosted);
        List<SelfPlay.Played<S>> turns = ShippedGames.played(hosted, SEED, TURNS);
        for (int turn = EVERY; turn <= turns.size(); turn += EVERY) {
            S state = turns.get(turn - 1).resolution().state();
            for (int seat = 1; seat <= 2; seat++) {
                look(hosted, studio, wording, state, new Seat(seat));
            }
        }
    }

    private static <S> void look(HostedRuleset<S> hosted, Studio studio, Wording wording, S state, Seat seat) {
        Viewer viewer = Viewer.of(seat);
        Scene scene = hosted.ruleset().draw().scene(state, viewer);
        byte[] png = studio.own(hosted.id(), scene, seat, wording);
        BufferedImage image = image(png);
        assertEquals(1600, image.getWidth());
        assertEquals(1000, image.getHeight());
        assertTrue(png.length <= LARGEST_FILE, hosted.id() + " has " + png.length + " bytes");
        S other = hosted.ruleset().play().redrawn(state, viewer, new KeyedDice(new byte[32]));
        Scene same = hosted.ruleset().draw().scene(other, viewer);
        assertArrayEquals(png, studio.own(hosted.id(), same, seat, wording), "what is hidden shows to " + seat);
        scene.plate().orElseThrow().terrain().ifPresent(terrain -> hexesAreWide(terrain, seat));
    }

    private static void hexesAreWide(Terrain terrain, Seat seat) {
        List<OwnView.Stake> stakes = OwnStakes.of(terrain, seat);
        if (stakes.stream().anyMatch(OwnView.Stake::own)) {
            OwnView view = OwnPainter.view(terrain, stakes, new OwnBar(Optional.of(seat), "Estivalia").size());
            var outline = terrain.areas().get(0).outline().stream()
                    .mapToInt(point -> point.x())
                    .summaryStatistics();
            double hex = view.scale() * (outline.getMax() - outline.getMin());
            boolean needed = stakes.stream().anyMatch(OwnView.Stake::needed);
            assertTrue(needed || hex >= OwnPainter.LEAST_HEX - 1, "hexes of " + hex);
        }
    }

    static List<String> some() {
        return Sampling.some(OwnPlateTest.class, 1, rulesets());
    }

    /** Be it far from all else: land that a pact brings, a city beyond the sea that is attacked. */
    @ParameterizedTest
    @MethodSource("some")
    void whatHasJustComeToASeatAndWhereItGoesIsOnItsPlate(String ruleset) {
        reached(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void reached(HostedRuleset<S> hosted) {
        List<String> unseen = new ArrayList<>();
        for (SelfPlay.Played<S> played : ShippedGames.played(hosted, SEED, TURNS)) {
            Scene told = hosted.ruleset().draw().scene(ShippedGames.aftermath(played));
            played.sheets()
                    .forEach((seat, sheet) -> Stream.of(
                                    told, hosted.ruleset().draw().preview(played.before(), seat, sheet))
                            .flatMap(scene -> scene.plate().flatMap(Plate::terrain).stream())
                            .filter(terrain -> !seen(terrain, seat))
                            .forEach(terrain -> unseen.add(seat + " in " + played.turn())));
        }
        assertEquals(List.of(), unseen);
    }

    private static boolean seen(Terrain terrain, Seat seat) {
        List<OwnView.Stake> stakes = OwnStakes.of(terrain, seat);
        if (stakes.stream().noneMatch(OwnView.Stake::own)) {
            return true;
        }
        OwnView view = OwnPainter.view(terrain, stakes, new OwnBar(Optional.of(seat), "Estivalia").size());
        Stream<Point> taken = terrain.areas().stream()
                .filter(area -> area.changed() && area.owner() == seat.number())
                .map(Plate.Area::middle);
        Stream<Point> ways = terrain.arrows().stream()
                .filter(arrow -> arrow.seat() == seat.number())
                .flatMap(arrow -> Stream.of(arrow.from(), arrow.to()));
        return Stream.concat(taken, ways).allMatch(place -> seen(view, place));
    }

    private static boolean seen(OwnView view, Point place) {
        Rectangle2D seen = view.seen();
        double x = (place.x() - seen.getX()) * view.scale();
        double y = (place.y() - seen.getY()) * view.scale();
        Corners corners = view.corners();
        return seen.contains(place.x(), place.y())
                && !corners.bar().contains(x, y)
                && !corners.small().contains(x, y);
    }

    private static Wording wording(HostedRuleset<?> hosted) {
        Bundle words =
                SHIPPED.ruleset(hosted.id()).bundle(SHIPPED.languages().all().get(0));
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private static BufferedImage image(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
