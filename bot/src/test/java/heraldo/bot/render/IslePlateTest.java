package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Scene;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The plate of an island, as a picture in every theme. */
@Tag("slow")
class IslePlateTest {

    private static final int TURNS = 60;
    private static final int RADIUS = 106;
    private static final int MIDDLE = 500;

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final HostedRuleset<?> HOSTED =
            ShippedGames.CATALOG.find("cathay").orElseThrow();

    private static <S> Scene scene(HostedRuleset<S> hosted) {
        S state =
                ShippedGames.played(hosted, 4, 7, TURNS).getLast().resolution().state();
        return hosted.ruleset().draw().scene(state, Viewer.SPECTATOR);
    }

    private static byte[] paint(String theme, Scene scene) {
        Bundle words = HOSTED.folder().bundle(SHIPPED.languages().all().get(0));
        Wording wording =
                new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
        return new Studio(SHIPPED, theme).map("cathay", scene, wording);
    }

    @ParameterizedTest
    @ValueSource(strings = {"night", "paper", "contrast"})
    void everySeatsHousesStandInItsColourOnTheirCorners(String name) throws IOException {
        Scene scene = scene(HOSTED);
        byte[] png = paint(name, scene);
        assertTrue(Arrays.equals(png, paint(name, scene)), "equal scenes give equal bytes");
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(PlatePainter.WIDTH, picture.getWidth());
        assertEquals(PlatePainter.HEIGHT, picture.getHeight());
        Theme theme = Style.of(SHIPPED, SHIPPED.ruleset("cathay"), name).theme();
        Isle isle = scene.plate().orElseThrow().isle().orElseThrow();
        Isle.Hex middle = isle.hexes().get(isle.hexes().size() / 2);
        int houses = 0;
        for (Isle.Corner corner : isle.corners()) {
            int x = MIDDLE + (corner.at().x() - middle.middle().x()) * RADIUS / isle.radius();
            int y = MIDDLE + (corner.at().y() - middle.middle().y()) * RADIUS / isle.radius();
            if (corner.seat() != 0) {
                int colour = picture.getRGB(x - 24, y + 25) & 0xFFFFFF;
                assertEquals(theme.seat(corner.seat()).getRGB() & 0xFFFFFF, colour, "corner " + corner.number());
                houses++;
            }
        }
        assertFalse(houses == 0);
    }
}
