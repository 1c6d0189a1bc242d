package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The best players of a server as a plate. */
class HallPlateTest {
    private static final ConfigRoots SHIPPED = ConfigRoots.standard(Path.of("no-such-folder"));
    private static final Dictionary WORDS = new Dictionary(SHIPPED.languages());
    private static final int LARGEST_FILE = 250_000;
    private static final List<String> NAMES = List.of(
            "Alba",
            "Bruno de la Torre Alta",
            "Íñigo",
            "El Último Caballero del Pantano",
            "Zoë",
            "W",
            "Frank",
            "Noa",
            "Gil",
            "Carmen");

    static List<String> themes() {
        return new Studio(SHIPPED).themes().stream().toList();
    }

    static List<HallPlate> plates() {
        List<HallPlate> plates = new ArrayList<>();
        for (int rows : new int[] {1, 3, 10}) {
            plates.add(plate(rows, ""));
            plates.add(plate(rows, "HexaDominación"));
        }
        return plates;
    }

    private static HallPlate plate(int rows, String game) {
        List<HallPlate.Row> all = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            all.add(new HallPlate.Row(
                    i < 2 ? 1 : i + 1,
                    NAMES.get(i),
                    i == 0 ? 112 : 8 - i < 0 ? 0 : 8 - i,
                    Optional.of(new HallPlate.Strength(1_620 - 110 * i, 2_200 - 60 * i, game))
                            .filter(any -> rows == 1 || all.size() < rows - 1)));
        }
        return new HallPlate(
                Message.of("discord.hall.title"),
                game.isEmpty()
                        ? Message.of("discord.hall.game", "name", new PlayerText("Tribus"))
                        : Message.of("discord.hall.all"),
                all);
    }

    private static Wording wording() {
        return new Wording(WORDS.bundle(Tongue.FIRST), WORDS.speech(Tongue.FIRST));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void itIsAPlateInEveryTheme(String theme) throws IOException {
        Studio studio = new Studio(SHIPPED, theme);
        for (HallPlate plate : plates()) {
            byte[] png = studio.hall(plate, wording());
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
            assertEquals(PlatePainter.WIDTH, picture.getWidth());
            assertEquals(PlatePainter.HEIGHT, picture.getHeight());
            assertTrue(png.length <= LARGEST_FILE, png.length + " bytes");
            assertArrayEquals(png, studio.hall(plate, wording()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void noWordLiesOverAnother(int rows) {
        Style style = Style.shared(SHIPPED, Style.NIGHT);
        for (String game : List.of("", "HexaDominación")) {
            Easel easel =
                    new Easel(style.theme(), style.icons(), style.signs(), PlatePainter.WIDTH, PlatePainter.HEIGHT);
            new HallPainter(easel, wording()).draw(plate(rows, game));
            assertEquals(List.of(), Overlaps.of(easel.written(), rows + ": "));
            assertTrue(easel.written().size() > 3 * rows);
        }
    }

    @Test
    void thereIsRoomForTen() {
        List<HallPlate.Row> rows = Collections.nCopies(11, new HallPlate.Row(1, "Alba", 0, Optional.empty()));
        Message title = Message.of("discord.hall.title");
        assertThrows(IllegalArgumentException.class, () -> new HallPlate(title, title, rows));
    }
}
