package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures that stand in lines of text: small enough for Discord, and seen on dark ground and on light. */
class EmojisTest {

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final int MOST_BYTES = 256 * 1024;
    private static final double SIGNS = 3;
    private static final Color DARK = new Color(0x313338);
    private static final Color LIGHT = Color.WHITE;

    private static final Studio STUDIO = new Studio(SHIPPED);

    @TempDir
    Path folder;

    private static Stream<String> rulesets() {
        return SHIPPED.folders("rulesets").stream();
    }

    private static SortedMap<String, EmojiTable.Row> things(String ruleset) {
        SortedMap<String, EmojiTable.Row> things =
                new TreeMap<>(EmojiTable.of(SHIPPED).things());
        things.putAll(EmojiTable.of(SHIPPED.ruleset(ruleset)).things());
        return things;
    }

    private EmojiPicture picture(String ruleset, String thing) {
        return STUDIO.thing(ruleset, thing).or(() -> STUDIO.sign(thing)).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyPictureIsOneThatDiscordTakesAndEveryReaderSees(String ruleset) throws IOException {
        assertTrue(things(ruleset).keySet().containsAll(List.of("✔", "⚠", "✖")));
        Color casing = Style.of(SHIPPED, SHIPPED.ruleset(ruleset)).theme().ink("casing");
        for (String thing : things(ruleset).keySet()) {
            EmojiPicture picture = picture(ruleset, thing);
            BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(picture.png()));
            assertEquals(EmojiPainter.SIDE, drawn.getWidth());
            assertEquals(EmojiPainter.SIDE, drawn.getHeight());
            assertTrue(picture.png().length <= MOST_BYTES, thing);
            assertEquals(0, drawn.getRGB(0, 0) >>> 24, thing + " has no ground of its own");
            Color colour = Color.decode(things(ruleset).get(thing).colour());
            assertTrue(Shade.contrast(colour, DARK) >= SIGNS, thing + " on dark ground");
            assertTrue(Shade.contrast(colour, casing) >= SIGNS, thing + " within its casing");
            assertTrue(Shade.contrast(casing, LIGHT) >= SIGNS, thing + " on light ground");
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everythingHasANameOfItsOwnAndIsAKeyOfTheWordsOrASign(String ruleset) {
        SortedMap<String, EmojiTable.Row> own =
                EmojiTable.of(SHIPPED.ruleset(ruleset)).things();
        assertEquals(
                own.size(),
                new TreeSet<>(own.values().stream().map(EmojiTable.Row::name).toList()).size());
        SHIPPED.ruleset(ruleset)
                .bundles()
                .forEach(words -> own.keySet()
                        .forEach(thing -> assertTrue(words.keys().contains(thing), thing + " in " + words.locale())));
    }

    @Test
    void aNameThatDiscordWouldNotTakeIsSaid() throws IOException {
        Path own = Files.createDirectories(folder.resolve("rulesets/mine"));
        Files.writeString(
                own.resolve("emojis.yaml"), "things:\n  gold: {name: Much-Gold, icon: log, colour: \"#FFFFFF\"}\n");
        ConfigRoots roots = ConfigRoots.of(List.of(folder));
        BadTableException wrong = assertThrows(BadTableException.class, () -> EmojiTable.of(roots.ruleset("mine")));
        assertTrue(wrong.getMessage().contains("two to ten of a-z, 0-9 and _"), wrong.getMessage());
    }

    /** All of them on both grounds at the two sizes of a line and of a message that is nothing else, to be looked at. */
    @Tag("long")
    @Test
    void theyAreLaidOutToBeLookedAt() throws IOException {
        List<BufferedImage> all = new ArrayList<>();
        for (String ruleset : rulesets().toList()) {
            for (String thing : things(ruleset).keySet()) {
                all.add(ImageIO.read(
                        new ByteArrayInputStream(picture(ruleset, thing).png())));
            }
        }
        BufferedImage sheet = new BufferedImage(54 * all.size(), 172, BufferedImage.TYPE_INT_RGB);
        Graphics2D brush = sheet.createGraphics();
        brush.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (Color ground : List.of(DARK, LIGHT)) {
            int top = ground.equals(DARK) ? 0 : 86;
            brush.setColor(ground);
            brush.fillRect(0, top, sheet.getWidth(), 86);
            for (int i = 0; i < all.size(); i++) {
                brush.drawImage(
                        all.get(i).getScaledInstance(22, 22, java.awt.Image.SCALE_AREA_AVERAGING),
                        16 + 54 * i,
                        top + 6,
                        null);
                brush.drawImage(
                        all.get(i).getScaledInstance(44, 44, java.awt.Image.SCALE_AREA_AVERAGING),
                        5 + 54 * i,
                        top + 36,
                        null);
            }
        }
        brush.dispose();
        Path kept = Path.of("target", "emojis.png");
        Files.createDirectories(kept.getParent());
        assertTrue(ImageIO.write(sheet, "png", kept.toFile()));
        assertTrue(all.size() >= 17 + 3 * 5, "only " + all.size());
    }
}
