package heraldo.bot.discord;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Campaigns as they stood at their beginning. Whoever asks for one that has been played up to there in this JVM gets a copy: founding
 * and starting a campaign takes several times as long as what most tests do with it.
 */
final class Beginnings {

    private static final Map<List<String>, Stage.Kept> KEPT = new ConcurrentHashMap<>();

    private Beginnings() {}

    /**
     * Sets a table with a campaign that has just begun.
     *
     * @param kind what the campaign is like: game, name, options; the same words mean the same campaign
     * @param played founds and starts such a campaign in a folder
     */
    static Table table(Path folder, List<String> kind, Function<Path, Table> played) {
        Optional<Table> copy = Optional.ofNullable(KEPT.get(kind))
                .flatMap(kept -> Stage.open(folder, kept))
                .map(Table::on);
        return copy.orElseGet(() -> {
            Table table = played.apply(folder);
            KEPT.put(kind, table.stage.keep());
            return table;
        });
    }
}
