package heraldo.bot.render;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.RulesetFolder;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The style of pictures: the shapes and colours that they are drawn with.
 *
 * @param palette the colours
 * @param signs the shapes
 * @param index the colours a file may have
 * @param theme of plates
 * @param icons the icons of plates
 */
record Style(Palette palette, Signs signs, ColourIndex index, Theme theme, Icons icons) {

    private static final String PALETTE = "palette.yaml";
    private static final String THEMES = "themes.yaml";

    /** The theme for the dark ground of a chat. */
    static final String NIGHT = "night";

    /** The style of a ruleset in the usual theme. */
    static Style of(ConfigRoots roots, RulesetFolder ruleset) {
        return of(roots, ruleset, NIGHT);
    }

    /**
     * The style of a ruleset: {@code config/palette.yaml}, {@code config/signs.yaml} and a theme of {@code config/themes.yaml},
     * and over them the {@code palette.yaml} and the {@code themes.yaml} of its own folder, if there are any.
     *
     * @throws heraldo.rules.data.BadTableException if a table cannot be used
     */
    static Style of(ConfigRoots roots, RulesetFolder ruleset, String theme) {
        Palette.Inks shared = roots.table(PALETTE, Palette.Inks.class);
        Palette.Inks inks = ruleset.has(PALETTE)
                ? ruleset.table(PALETTE, Palette.Inks.class).over(shared)
                : shared;
        return of(roots, inks, themes(roots, ruleset), theme);
    }

    /** The style of what looks the same in every ruleset. */
    static Style shared(ConfigRoots roots, String theme) {
        return of(roots, roots.table(PALETTE, Palette.Inks.class), roots.table(THEMES, ThemeTable.class), theme);
    }

    private static Style of(ConfigRoots roots, Palette.Inks inks, ThemeTable themes, String theme) {
        Palette palette = new Palette(inks);
        Signs signs = new Signs(roots.table("signs.yaml", Signs.Outlines.class));
        return new Style(
                palette,
                signs,
                ColourIndex.of(palette),
                new Theme(themes, theme),
                new Icons(roots.table("icons.yaml", Icons.Table.class)));
    }

    /** Lists the names of the themes. */
    static SortedSet<String> themeNames(ConfigRoots roots) {
        return new TreeSet<>(roots.table(THEMES, ThemeTable.class).themes().keySet());
    }

    /** The themes of a ruleset. */
    static ThemeTable themes(ConfigRoots roots, RulesetFolder ruleset) {
        ThemeTable common = roots.table(THEMES, ThemeTable.class);
        return ruleset.has(THEMES) ? common.under(ruleset.table(THEMES, ThemeOverlay.class)) : common;
    }
}
