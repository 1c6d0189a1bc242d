package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.score.Bonus;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.score.Scores;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The item {@code fame P1 edif=4 … total=80 bonos=A10,C5}. */
final class FameItem {

    /** The short names of the columns, in the order of {@link ScoreColumn}. */
    private static final List<String> COLUMNS = List.of(
            "edif",
            "asent",
            "colonos",
            "ejerc",
            "recursos",
            "batallas",
            "explor",
            "banq",
            "monop",
            "alm",
            "ciencia",
            "fort",
            "acuerdos",
            "misiones",
            "baladas",
            "ajustes");

    private FameItem() {}

    /** The column of a short name. */
    static Optional<ScoreColumn> column(Item item, String name) {
        int place = COLUMNS.indexOf(name);
        return place < 0 ? Optional.empty() : Optional.of(ScoreColumn.ALL.get(place));
    }

    static void check(After after, Item item) {
        Owner owner = ProvinceChange.played(after.realm(), item, item.word(1));
        Score score = new Scores(after.law())
                .all().stream()
                        .filter(each -> each.owner() == owner)
                        .findFirst()
                        .orElseThrow();
        for (Item.Pair pair : item.pairs(2)) {
            check(after, score, item, pair);
        }
    }

    private static void check(After after, Score score, Item item, Item.Pair pair) {
        String what = "fame " + score.owner() + " " + pair.key();
        if (pair.key().equals("bonos")) {
            after.same(what, bonuses(item, pair.value()), held(score));
            return;
        }
        int got = switch (pair.key()) {
            case "base" -> score.base();
            case "bonif" -> score.bonus();
            case "total" -> score.total();
            default -> score.of(column(item, pair.key()).orElseThrow(() -> item.wrong(pair.key() + " is no column")));
        };
        after.same(what, Words.number(item, pair.value()), got);
    }

    private static SortedSet<String> held(Score score) {
        return new TreeSet<>(score.bonuses().stream().map(Bonus::mark).toList());
    }

    private static SortedSet<String> bonuses(Item item, String list) {
        SortedSet<String> marks = new TreeSet<>();
        if (!list.equals(Words.NONE)) {
            marks.addAll(List.of(list.split(",")));
        }
        for (String mark : marks) {
            if (List.of(Bonus.values()).stream().map(Bonus::mark).noneMatch(mark::equals)) {
                throw item.wrong(mark + " is no bonus");
            }
        }
        return marks;
    }
}
