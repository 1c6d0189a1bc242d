package heraldo.bot.render;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.RulesetFolder;

/**
 * What pictures are drawn with.
 *
 * @param palette the colours
 * @param signs the shapes
 * @param index the colours a file may have
 */
record Style(Palette palette, Signs signs, ColourIndex index) {

    private static final String PALETTE = "palette.yaml";

    /**
     * The style of a ruleset: {@code config/palette.yaml} and {@code config/signs.yaml}, and the {@code palette.yaml} of its
     * own folder over them, if there is one.
     *
     * @throws heraldo.rules.data.BadTableException if a table cannot be used
     */
    static Style of(ConfigRoots roots, RulesetFolder ruleset) {
        Palette.Inks shared = roots.table(PALETTE, Palette.Inks.class);
        Palette palette = new Palette(
                ruleset.has(PALETTE)
                        ? ruleset.table(PALETTE, Palette.Inks.class).over(shared)
                        : shared);
        Signs signs = new Signs(roots.table("signs.yaml", Signs.Outlines.class));
        return new Style(palette, signs, ColourIndex.of(palette));
    }
}
