package heraldo.rules.ruleset.kaixiflan.fame;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.score.Bonus;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The fame table (§7.2). */
public final class FameTable {

    private final Realm realm;
    private final Ranking ranking;

    private FameTable(Law law) {
        this.realm = law.realm();
        this.ranking = new Ranking(law);
    }

    public static Standings of(Law law) {
        return new FameTable(law).standings();
    }

    private Standings standings() {
        List<String> columns = new ArrayList<>(List.of("era"));
        ScoreColumn.ALL.forEach(column -> columns.add(column.id()));
        columns.addAll(List.of("base", "bonus", "bonuses", "total", "change"));
        Standings table =
                new Standings(columns, ranking.scores().stream().map(this::row).toList(), !realm.over());
        for (Map.Entry<String, List<ScoreColumn>> share : shares().entrySet()) {
            table = table.with(share.getKey(), seat -> sum(seat, share.getValue()));
        }
        return table.with("others", this::others);
    }

    /** Groups the columns into the shares that a picture tells apart; all other columns are the others. */
    private static SortedMap<String, List<ScoreColumn>> shares() {
        SortedMap<String, List<ScoreColumn>> shares = new TreeMap<>();
        shares.put("buildings", List.of(ScoreColumn.BUILDINGS, ScoreColumn.SETTLEMENTS, ScoreColumn.FORTRESS));
        shares.put("lands", List.of(ScoreColumn.RESOURCES, ScoreColumn.EXPLORED, ScoreColumn.MONOPOLIES));
        shares.put("people", List.of(ScoreColumn.COLONISTS, ScoreColumn.ARMIES, ScoreColumn.BATTLES));
        return shares;
    }

    private Score score(Seat seat) {
        return ranking.scores().stream()
                .filter(score -> score.owner().seat().equals(Optional.of(seat)))
                .findFirst()
                .orElseThrow();
    }

    private int sum(Seat seat, List<ScoreColumn> columns) {
        Score score = score(seat);
        return columns.stream().mapToInt(score::of).sum();
    }

    private int others(Seat seat) {
        return score(seat).total()
                - shares().values().stream()
                        .mapToInt(columns -> sum(seat, columns))
                        .sum();
    }

    private Standings.Row row(Score score) {
        List<Object> cells = new ArrayList<>(List.of(score.era()));
        ScoreColumn.ALL.forEach(column -> cells.add(score.of(column)));
        cells.add(score.base());
        cells.add(score.bonus());
        cells.add(String.join(" ", score.bonuses().stream().map(Bonus::mark).toList()));
        cells.add(score.total());
        cells.add(score.total() - realm.lastTotals().getOrDefault(score.owner(), score.total()));
        Seat seat = score.owner().seat().orElseThrow();
        return new Standings.Row(seat, cells, score.total());
    }
}
