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
        return new Standings(columns, ranking.scores().stream().map(this::row).toList(), !realm.over());
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
