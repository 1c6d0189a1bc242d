package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.rules.data.BadTableException;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Known;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The themes that come with the program, and what rulesets lay over them. */
class ThemesTest {

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;

    static SortedSet<String> rulesets() {
        return CATALOG.ids();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyThemeOfARulesetKnowsTheSameInksGroundsAndSeats(String ruleset) {
        ThemeTable table = Style.themes(SHIPPED, SHIPPED.ruleset(ruleset));
        ThemeTable.Row night = Known.in(table.themes(), Style.NIGHT);
        table.themes().forEach((name, row) -> {
            assertEquals(night.inks().keySet(), row.inks().keySet(), name);
            assertEquals(night.grounds().keySet(), row.grounds().keySet(), name);
            assertEquals(night.seats().size(), row.seats().size(), name);
        });
        assertEquals(night.seats().size(), table.marks().size());
        assertEquals(night.seats().size(), table.rhythms().size());
        Signs signs = Style.of(SHIPPED, SHIPPED.ruleset(ruleset)).signs();
        table.marks().forEach(signs::sign);
        table.textures()
                .forEach((ground, texture) ->
                        assertFalse(OutlinePath.read(texture.path()).getBounds().isEmpty(), ground));
    }

    @Test
    void aRulesetLaysItsOwnOverTheCommonThemes(@TempDir Path config) throws IOException {
        write(config, """
                themes:
                  paper:
                    inks: {spice: "#C06000", page: "#FFEEDD"}
                    grounds: {dune: {land: "#E0C080", texture: "#C0A060"}}
                    seats: ["#102030", "#405060"]
                marks: [star, disc]
                textures:
                  dune: {width: 20, height: 10, path: M0 5 L20 5}
                """);
        Theme paper = themeOf(config, "paper");
        assertEquals(new Color(0xC06000), paper.ink("spice"));
        assertEquals(new Color(0xFFEEDD), paper.ink("page"));
        assertEquals(new Color(0xE0C080), paper.land("dune", 0));
        assertEquals(new Color(0x405060), paper.seat(2));
        assertEquals("star", paper.mark(1));
        assertTrue(paper.texture("dune").isPresent());
        Theme common = new Theme(SHIPPED.table("themes.yaml", ThemeTable.class), "paper");
        assertEquals(common.ink("letters"), paper.ink("letters"));
        assertEquals(common.land("wheat", 0), paper.land("wheat", 0));
        assertEquals(common.rhythm(2), paper.rhythm(2));
        Theme night = themeOf(config, Style.NIGHT);
        assertEquals(new Theme(SHIPPED.table("themes.yaml", ThemeTable.class), Style.NIGHT).seat(1), night.seat(1));
        assertEquals(List.of("star", "disc"), List.of(night.mark(1), night.mark(2)));
    }

    @Test
    void aColourThatIsNoneIsNamedWithItsPlace(@TempDir Path config) throws IOException {
        write(config, "themes:\n  night:\n    seats: [\"#102030\", teal]");
        BadTableException refused = assertThrows(BadTableException.class, () -> themeOf(config, Style.NIGHT));
        assertTrue(refused.getMessage().contains("themes.yaml line 3, themes.night"), refused.getMessage());
        assertTrue(refused.getMessage().contains("\"teal\" is no colour"), refused.getMessage());
    }

    @Test
    void aThemeThatIsNoneIsToldWithThoseThatAre(@TempDir Path config) throws IOException {
        write(config, "themes: {dusk: {inks: {page: \"#102030\"}}}");
        Exception refused = assertThrows(IllegalArgumentException.class, () -> themeOf(config, Style.NIGHT));
        assertTrue(refused.getMessage().contains("no theme is called \"dusk\""), refused.getMessage());
        assertTrue(refused.getMessage().contains("[contrast, night, paper]"), refused.getMessage());
    }

    private static void write(Path config, String yaml) throws IOException {
        Path folder = Files.createDirectories(config.resolve("rulesets/desert"));
        Files.writeString(folder.resolve("themes.yaml"), yaml);
    }

    private static Theme themeOf(Path config, String theme) {
        ConfigRoots roots = ConfigRoots.standard(config);
        return Style.of(roots, roots.ruleset("desert"), theme).theme();
    }
}
