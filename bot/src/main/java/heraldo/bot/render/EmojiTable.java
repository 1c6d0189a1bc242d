package heraldo.bot.render;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.RulesetFolder;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * {@code emojis.yaml}: the pictures that stand in lines of text.
 *
 * @param things by what they stand for: a sign, or a key of the bundles of words
 */
record EmojiTable(SortedMap<String, Row> things) {

    private static final String FILE = "emojis.yaml";

    /**
     * One picture.
     *
     * @param name in Discord
     * @param icon its silhouette, a row of {@code icons.yaml}
     * @param sign or a row of {@code signs.yaml}
     * @param colour of the silhouette
     */
    record Row(String name, Optional<String> icon, Optional<String> sign, String colour) {

        private static final Pattern NAME = Pattern.compile("[a-z0-9_]{2,10}");

        Row {
            Swatch.demandColour(colour);
            if (!NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("name is \"" + name + "\"; use two to ten of a-z, 0-9 and _");
            }
            if (icon.isPresent() == sign.isPresent()) {
                throw new IllegalArgumentException(name + " needs either an icon or a sign");
            }
        }
    }

    /** Those that all rulesets share. */
    static EmojiTable of(ConfigRoots roots) {
        return roots.table(FILE, EmojiTable.class);
    }

    /** Those of a ruleset; none where its folder has no such table. */
    static EmojiTable of(RulesetFolder ruleset) {
        return ruleset.has(FILE) ? ruleset.table(FILE, EmojiTable.class) : new EmojiTable(new TreeMap<>());
    }

    /** The picture of something; empty if it has no row. */
    Optional<EmojiPicture> picture(String thing, Style style) {
        return Optional.ofNullable(things.get(thing))
                .map(row -> new EmojiPicture(row.name(), new EmojiPainter(style).paint(row)));
    }
}
