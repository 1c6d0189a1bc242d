package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Everybody's Fame in a position (§1.11, R90-R93). */
public final class Scores {

    private static final int STORE_FOR_ONE = 10;
    private static final int SCIENCE_FOR_ONE = 5;

    private final Law law;
    private final Realm realm;
    private final SortedMap<Owner, SortedMap<ScoreColumn, Integer>> points = new TreeMap<>();

    public Scores(Law law) {
        this.law = law;
        this.realm = law.realm();
        realm.provinces().keySet().forEach(owner -> points.put(owner, points(owner)));
    }

    /** One for each province, in order of their ids. */
    public List<Score> all() {
        Map<Bonus, Owner> leaders = leaders();
        return points.entrySet().stream()
                .map(entry -> score(entry.getKey(), entry.getValue(), leaders))
                .toList();
    }

    /** All of them, best first; provinces with equal totals by their ids. */
    public List<Score> ranked() {
        return all().stream()
                .sorted(Comparator.comparingInt(Score::total).reversed())
                .toList();
    }

    private Score score(Owner owner, SortedMap<ScoreColumn, Integer> columns, Map<Bonus, Owner> leaders) {
        List<Bonus> held = leaders.entrySet().stream()
                .filter(leader -> leader.getValue() == owner)
                .map(Map.Entry::getKey)
                .toList();
        return new Score(owner, realm.province(owner).era(), columns, held);
    }

    private SortedMap<ScoreColumn, Integer> points(Owner owner) {
        SortedMap<ScoreColumn, Integer> columns = new TreeMap<>();
        for (ScoreColumn column : ScoreColumn.ALL) {
            columns.put(column, column.ledger().map(of -> earned(owner, of)).orElseGet(() -> counted(owner, column)));
        }
        return columns;
    }

    private int earned(Owner owner, Column column) {
        int earned = 0;
        for (Credit credit : realm.ledger()) {
            earned += credit.province() == owner && credit.column() == column ? credit.points() : 0;
        }
        return earned;
    }

    private int counted(Owner owner, ScoreColumn column) {
        Province province = realm.province(owner);
        return switch (column) {
            case BUILDINGS ->
                province.buildings().stream()
                        .mapToInt(id -> law.book().building(id).era())
                        .sum();
            case FORTRESS ->
                province.buildings().stream()
                        .mapToInt(id -> law.book().building(id).fame())
                        .sum();
            case SETTLEMENTS ->
                realm.towns().values().stream()
                        .filter(town -> town.owner() == owner)
                        .mapToInt(town -> law.book().settlement(town.kind()).fame())
                        .sum();
            case COLONISTS -> realm.muster().total(owner).colonists();
            case ARMIES -> realm.muster().total(owner).armies();
            case RESOURCES -> sources(owner);
            case STORE -> common(province.stock()) / STORE_FOR_ONE;
            case SCIENCE -> province.stock().science() / SCIENCE_FOR_ONE;
            default -> throw new IllegalStateException(column + " is in the ledger");
        };
    }

    private int sources(Owner owner) {
        List<Good> goods = law.control().all().entrySet().stream()
                .filter(source -> source.getValue() == owner)
                .map(source ->
                        realm.atlas().at(source.getKey()).source().orElseThrow().good())
                .toList();
        return realm.settings().fameByResource()
                ? (int) goods.stream().distinct().count()
                : goods.size();
    }

    private static int common(Stock stock) {
        return Good.ALL.stream()
                .filter(good -> good != Good.SCIENCE)
                .mapToInt(stock::get)
                .sum();
    }

    /** Who holds each bonus: the only one with most of it, if it is more than nothing (R92). */
    private Map<Bonus, Owner> leaders() {
        Map<Bonus, Owner> leaders = new EnumMap<>(Bonus.class);
        for (Bonus bonus : Bonus.values()) {
            List<Owner> most = most(owner -> measure(bonus, owner));
            if (most.size() == 1) {
                leaders.put(bonus, most.get(0));
            }
        }
        return leaders;
    }

    private int measure(Bonus bonus, Owner owner) {
        Stock stock = realm.province(owner).stock();
        return switch (bonus) {
            case BUILDINGS -> point(owner, ScoreColumn.BUILDINGS);
            case SETTLEMENTS -> point(owner, ScoreColumn.SETTLEMENTS);
            case COLONISTS -> point(owner, ScoreColumn.COLONISTS);
            case ARMIES -> point(owner, ScoreColumn.ARMIES);
            case STORE -> common(stock);
            case SCIENCE -> stock.science();
        };
    }

    private int point(Owner owner, ScoreColumn column) {
        return Known.in(Known.in(points, owner), column);
    }

    private List<Owner> most(ToIntFunction<Owner> amount) {
        int top = 1;
        List<Owner> most = new ArrayList<>();
        for (Owner owner : points.keySet()) {
            int its = amount.applyAsInt(owner);
            if (its > top) {
                most.clear();
            }
            if (its >= top) {
                top = its;
                most.add(owner);
            }
        }
        return most;
    }
}
