package heraldo.bot.render;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Table;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Makes pictures as PNG files, in the style of each ruleset. Equal input gives equal bytes. Safe to be used by several
 * threads.
 */
public final class Studio {

    private final ConfigRoots roots;
    private final ConcurrentMap<String, Style> styles = new ConcurrentHashMap<>();

    public Studio(ConfigRoots roots) {
        this.roots = roots;
    }

    /** The map, with its legend. */
    public byte[] map(String ruleset, Scene scene, Wording wording) {
        return new MapPainter(style(ruleset)).paint(scene, wording);
    }

    /** The fame table. */
    public byte[] standings(String ruleset, Standings standings, Wording wording) {
        return new TablePainter(style(ruleset)).paint(FameTable.grid(standings, wording));
    }

    /** Any other table. */
    public byte[] table(String ruleset, Table table, Wording wording) {
        return new TablePainter(style(ruleset)).paint(Grid.of(table, wording));
    }

    private Style style(String ruleset) {
        return styles.computeIfAbsent(ruleset, id -> Style.of(roots, roots.ruleset(id)));
    }
}
