package heraldo.bot.render;

import heraldo.bot.render.ThemeTable.Land;
import heraldo.bot.render.ThemeTable.Row;
import heraldo.bot.render.ThemeTable.Texture;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The {@code themes.yaml} of a ruleset: its plates' differences from the common themes. Lists replace the common ones; rows are
 * added, or replace the row of the same name.
 */
record ThemeOverlay(
        Optional<SortedMap<String, Part>> themes,
        Optional<List<String>> marks,
        Optional<List<List<Integer>>> rhythms,
        Optional<SortedMap<String, Texture>> textures) {

    /** The differences of one theme from the common one. */
    record Part(
            Optional<SortedMap<String, String>> inks,
            Optional<SortedMap<String, Land>> grounds,
            Optional<List<String>> seats) {
        Part {
            inks.ifPresent(own -> own.values().forEach(Swatch::demandColour));
            seats.ifPresent(own -> own.forEach(Swatch::demandColour));
        }

        Row over(Row common) {
            return new Row(
                    common.light(),
                    ThemeOverlay.over(inks, common.inks()),
                    ThemeOverlay.over(grounds, common.grounds()),
                    seats.orElse(common.seats()));
        }
    }

    static <V> SortedMap<String, V> over(Optional<SortedMap<String, V>> own, SortedMap<String, V> common) {
        SortedMap<String, V> all = new TreeMap<>(common);
        own.ifPresent(all::putAll);
        return all;
    }
}
