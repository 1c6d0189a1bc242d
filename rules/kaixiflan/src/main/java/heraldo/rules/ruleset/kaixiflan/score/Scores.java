package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Everybody's Fame in a position (§1.11, R90-R93). */
public final class Scores {

    private static final int STORE_FOR_ONE = 10;
    private static final int SCIENCE_FOR_ONE = 5;

    private final Law law;
    private final Realm realm;
    private final Map<Owner, Points> points = new EnumMap<>(Owner.class);

    public Scores(Law law) {
        this.law = law;
        this.realm = law.realm();
        realm.provinces().forEach((owner, province) -> points.put(owner, own(province)));
        realm.ledger().forEach(credit -> add(credit.province(), ScoreColumn.of(credit.column()), credit.points()));
        realm.towns().values().forEach(this::add);
        realm.muster().posts().values().forEach(post -> post.forEach(this::add));
        points.forEach((owner, columns) -> columns.add(ScoreColumn.RESOURCES, sources(owner)));
    }

    /** One for each province, in order of their ids. */
    public List<Score> all() {
        Map<Bonus, Owner> leaders = leaders();
        List<Score> all = new ArrayList<>(points.size());
        points.forEach((owner, columns) -> all.add(score(owner, columns, leaders)));
        return all;
    }

    /** All of them, best first; provinces with equal totals by their ids. */
    public List<Score> ranked() {
        return all().stream()
                .sorted(Comparator.comparingInt(Score::total).reversed())
                .toList();
    }

    private Score score(Owner owner, Points columns, Map<Bonus, Owner> leaders) {
        List<Bonus> held = new ArrayList<>();
        leaders.forEach((bonus, leader) -> {
            if (leader == owner) {
                held.add(bonus);
            }
        });
        return new Score(owner, realm.province(owner).era(), columns, held);
    }

    /** Counts the points of a province for its buildings and its store. */
    private Points own(Province province) {
        Points own = new Points();
        for (String id : province.buildings()) {
            Building building = law.book().building(id);
            own.add(ScoreColumn.BUILDINGS, building.era());
            own.add(ScoreColumn.FORTRESS, building.fame());
        }
        own.add(ScoreColumn.STORE, common(province.stock()) / STORE_FOR_ONE);
        own.add(ScoreColumn.SCIENCE, province.stock().science() / SCIENCE_FOR_ONE);
        return own;
    }

    private void add(Town town) {
        add(
                town.owner(),
                ScoreColumn.SETTLEMENTS,
                law.book().settlement(town.kind()).fame());
    }

    private void add(Owner owner, Units units) {
        add(owner, ScoreColumn.COLONISTS, units.colonists());
        add(owner, ScoreColumn.ARMIES, units.armies());
    }

    /** The independents and provinces that nobody plays have no Fame. */
    private void add(Owner owner, ScoreColumn column, int more) {
        Points its = points.get(owner);
        if (its != null) {
            its.add(column, more);
        }
    }

    private int sources(Owner owner) {
        boolean byResource = realm.settings().fameByResource();
        int sum = 0;
        for (Good good : Good.ALL) {
            int number = law.control().sources(owner, good);
            sum += byResource ? Math.min(1, number) : number;
        }
        return sum;
    }

    private static int common(Stock stock) {
        return stock.gold() + stock.stone() + stock.wood() + stock.food() + stock.mana();
    }

    /** Returns the holder of each bonus: the only owner with most of it, if it is more than nothing (R92). */
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
        return Known.in(points, owner).of(column);
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
