package heraldo.bot.render;

import heraldo.rules.kernel.Known;
import java.awt.geom.Path2D;
import java.util.SortedMap;
import java.util.TreeMap;

/** The icons of plates, by name, in a square of 100 by 100 around 0,0. */
final class Icons {

    private final SortedMap<String, Path2D> paths = new TreeMap<>();

    /** {@code icons.yaml}. */
    record Table(SortedMap<String, Row> icons) {}

    /** One icon: whose it is, on what terms it is used, and its silhouette. */
    record Row(String author, String licence, String path) {}

    Icons(Table table) {
        table.icons().forEach((name, row) -> paths.put(name, OutlinePath.read(row.path())));
    }

    Path2D icon(String name) {
        return Known.in(paths, name);
    }
}
