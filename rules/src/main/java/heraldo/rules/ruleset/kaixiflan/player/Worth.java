package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Bonuses;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.score.Scores;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a position is worth to a province, in hundredths of Fame: the Fame it has, and what the rest of the game should make of
 * its harvests, its store, its Era, its trade and its people on the way. Lives within one weighing.
 */
final class Worth {

    private static final int FAME = 100;
    private static final int WHOLE = 100;
    private static final int VICTORY = 1_000_000;

    /** How many turns are left, by the Era of whoever is furthest. */
    private static final int[] TURNS_LEFT = {50, 42, 35, 27, 19, 11, 6};

    /** What a point of store or bonus is worth, when somebody is about to end the game and before. */
    private static final int AT_HAND = 70;

    private static final int FLEETING = 15;
    private static final int PER_GOOD = 5;
    /** In so many turns a province should have all that a Wonder asks for. */
    private static final int TURNS_FOR_A_WONDER = 7;

    /** Of what is collected elsewhere so much counts as one. */
    private static final int PER_COLLECTION = 3;

    private static final int PER_ACTION = 80;
    private static final int PER_RATE = 5;
    private static final int FREE_TRADE = 3;
    private static final int PER_POINT = 40;
    private static final int PER_STEP = 120;
    private static final int PER_MILITARY = 60;
    private static final long PER_MILESTONE = 2000;
    private static final int WAY = 7;

    /** How far off a partner may be whose capital an envoy sets out for. */
    private static final int ENVOY_WAY = 10;

    /** How much more those who like war think of armies near another province than of armies near independents. */
    private static final int FEUD = 3;

    /** An agreement with one more province: its Fame, and a partner who is not attacked. */
    private static final int SEALED = 800;

    private final Law law;
    private final Realm realm;
    private final Rulebook book;
    private final Owner own;
    private final Leaning leaning;
    private final List<Score> scores;
    private final int left;

    Worth(Law law, Owner own, Leaning leaning) {
        this.law = law;
        this.realm = law.realm();
        this.book = law.book();
        this.own = own;
        this.leaning = leaning;
        this.scores = new Scores(law).all();
        this.left = left();
    }

    private int left() {
        int era = realm.provinces().values().stream()
                .mapToInt(Province::era)
                .max()
                .orElse(1);
        return TURNS_LEFT[era];
    }

    long total() {
        if (realm.over()) {
            return end();
        }
        long sum = leaning.of("rivals") * -rival() * FAME / WHOLE;
        sum += fame();
        sum += leaning.of("harvest") * harvest() / WHOLE;
        sum += leaning.of("store") * store() / WHOLE;
        sum += leaning.of("era") * era() / WHOLE;
        sum += leaning.of("trade") * trade() / WHOLE;
        sum += gifts();
        return sum + way();
    }

    /** Victory before all, then the lead. */
    private long end() {
        boolean won = new Ranking(law).winners().stream().anyMatch(score -> score.owner() == own);
        return (won ? VICTORY : -VICTORY) + (long) FAME * (score().total() - rival());
    }

    private Score score() {
        return scores.stream().filter(score -> score.owner() == own).findFirst().orElseThrow();
    }

    private long rival() {
        return scores.stream()
                .filter(score -> score.owner() != own)
                .mapToInt(Score::total)
                .max()
                .orElse(0);
    }

    /** What lasts counts in full; a store that fills again and a bonus that may be lost only when the end is at hand. */
    private long fame() {
        Score score = score();
        int fleeting = score.of(ScoreColumn.STORE) + score.of(ScoreColumn.SCIENCE) + score.bonus();
        int lasting = score.base() - score.of(ScoreColumn.STORE) - score.of(ScoreColumn.SCIENCE);
        long sum = (long) FAME * lasting + (long) fleeting * (atHand() ? AT_HAND : FLEETING);
        return sum
                + taste("explored", score.of(ScoreColumn.EXPLORED))
                + taste("buildings", score.of(ScoreColumn.BUILDINGS))
                + taste("towns", score.of(ScoreColumn.SETTLEMENTS))
                + taste("armies", score.of(ScoreColumn.ARMIES))
                + taste("battles", score.of(ScoreColumn.BATTLES))
                + taste("agreements", score.of(ScoreColumn.AGREEMENTS));
    }

    /** How much more, or less, fame is worth to whoever likes what brings it. */
    private long taste(String what, int fame) {
        return (long) (leaning.of(what) - WHOLE) * fame;
    }

    /** Whether somebody has all it takes to end the game in the next turn. */
    private boolean atHand() {
        return realm.provinces().values().stream()
                .anyMatch(province -> book.buildings().stream()
                        .anyMatch(building -> building.ends()
                                && province.era() >= building.era()
                                && province.buildings().containsAll(building.needs())
                                && province.stock().covers(building.cost())));
    }

    /** What its settlements and colonists bring in until the end: what a Wonder needs of each, and then what the store holds. */
    private long harvest() {
        int store = book.era(realm.province(own).era()).store();
        Stock income = income();
        long sum = 0;
        for (Good good : Good.ALL) {
            int needed = Math.min(income.get(good), store / TURNS_FOR_A_WONDER);
            int more = Math.min(income.get(good), 2 * store / 3) - needed;
            sum += (3L * needed + (long) more * (good == Good.SCIENCE ? 2 : 1)) * PER_GOOD;
        }
        return sum * left;
    }

    private Stock income() {
        Harvest harvest = new Harvest(law, own, own);
        Hex capital = realm.province(own).capital();
        Stock home = lasting(harvest, harvest.best(capital, List.of()));
        Stock abroad = abroad(harvest, new TreeSet<>(capital.neighbours()));
        return Stock.of(good -> home.get(good) + abroad.get(good) / PER_COLLECTION);
    }

    /** What may be collected elsewhere: each collection costs an action of its own. */
    private Stock abroad(Harvest harvest, Set<Hex> taken) {
        Stock income = Stock.NONE;
        for (Map.Entry<Hex, Town> town : realm.towns().entrySet()) {
            if (town.getValue().owner() == own && town.getValue().kind() != TownKind.CAPITAL) {
                List<Yield> yields = harvest.best(town.getKey(), taken);
                yields.forEach(yield -> taken.add(yield.source()));
                income = income.plus(lasting(harvest, yields));
            }
        }
        for (Hex hex : realm.muster().of(own).keySet()) {
            if (harvest.controls(hex) && taken.add(hex)) {
                income = income.plus(lasting(harvest, harvest.byColonists(hex)));
            }
        }
        return income;
    }

    /** Kaixiflán is here today and elsewhere tomorrow. */
    private Stock lasting(Harvest harvest, List<Yield> yields) {
        Stock total = harvest.bonus(yields);
        for (Yield yield : yields) {
            int once = yield.doubled() ? yield.amount() / 2 : yield.amount();
            int more = yield.doubled() ? Math.max(1, once * Math.min(left, 3) / left) : 0;
            total = total.plus(Stock.of(yield.good(), once + more));
        }
        return total;
    }

    private static int sum(Stock stock) {
        return Good.ALL.stream().mapToInt(stock::get).sum();
    }

    /** What lies in store, most of all what the next Wonder asks for, or the way to the end. */
    private long store() {
        Province province = realm.province(own);
        Stock goal = new Goal(book, province).cost();
        boolean last = province.era() == book.lastEra();
        long prize = last ? PER_MILESTONE * 2 / 3 : prize(province.era() + 1);
        int cost = Math.max(1, sum(goal));
        long sum = 0;
        for (Good good : Good.ALL) {
            int stock = province.stock().get(good);
            int useful = Math.min(stock, goal.get(good));
            sum += useful * Math.max(PER_GOOD, prize * 9 / 10 / cost) + (long) (stock - useful) * PER_GOOD / 2;
        }
        return sum;
    }

    /** What an Era is worth until the end: the actions it adds, and the Fame of what may be built in it. */
    private long prize(int era) {
        int actions = book.era(era).actions() - book.era(era - 1).actions();
        long buildings = book.buildings().stream()
                .filter(building -> building.era() == era)
                .count();
        return (long) actions * left * PER_ACTION + buildings * era * FAME / 2;
    }

    private long era() {
        long sum = 0;
        for (int era = 2; era <= realm.province(own).era(); era++) {
            sum += prize(era);
        }
        return sum;
    }

    /** How far it has come on the way to the end, in the last Era; whoever could end the game decides when. */
    private long way() {
        Province province = realm.province(own);
        if (province.era() < book.lastEra()) {
            return 0;
        }
        return PER_MILESTONE
                * new Goal(book, province)
                        .way().stream()
                                .filter(building -> province.buildings().contains(building.id()))
                                .count();
    }

    private long trade() {
        long sum = 0;
        for (Good good : Good.ALL) {
            sum += (long) (FREE_TRADE - law.rates().of(own, good)) * PER_RATE * left;
        }
        return sum + envoys();
    }

    /**
     * An agreement half done, and an envoy on the way to the nearest partner there is a way to: so much less that nobody waits
     * before the gate.
     */
    private long envoys() {
        long sum = 0;
        long sealed = SEALED + (long) FREE_TRADE * PER_RATE * left;
        long best = 0;
        for (Map.Entry<Owner, Province> other : realm.provinces().entrySet()) {
            Owner partner = other.getKey();
            if (partner == own || realm.pacts().allied(own, partner)) {
                continue;
            }
            if (realm.pacts().offered(own, partner)) {
                sum += sealed / 2;
            } else {
                boolean offered = realm.pacts().offered(partner, own);
                Hex goal = other.getValue().capital();
                int distance = nearest(goal);
                boolean way = distance <= ENVOY_WAY && law.routes().trade(own, partner, goal);
                best = Math.max(best, way ? (offered ? 2 : 1) * sealed * (ENVOY_WAY - distance) / ENVOY_WAY / 4 : 0);
            }
        }
        return sum + best;
    }

    private int nearest(Hex goal) {
        return realm.muster().of(own).entrySet().stream()
                .filter(post -> post.getValue().colonists() > 0)
                .map(Map.Entry::getKey)
                .min(Comparator.comparingInt(goal::distance))
                .map(goal::distance)
                .orElse(ENVOY_WAY);
    }

    /** What buildings give beside their Fame and harvests, and armies within reach of somebody weaker. */
    private long gifts() {
        Bonuses bonuses = law.bonuses(own);
        long unknown = realm.atlas().lands().values().stream()
                .filter(land -> !land.explored())
                .count();
        long points = Math.min(left, unknown / realm.provinces().size());
        return leaning.of("explored") * points * PER_POINT * (bonuses.points() - 1) / WHOLE
                + (long) PER_STEP * (bonuses.steps() - 1)
                + (long) leaning.of("battles") * PER_MILITARY * bonuses.military() / WHOLE
                + leaning.of("battles") * prey() / WHOLE;
    }

    /** How near its armies are to somebody weaker outside the peace: the nearer, the more. */
    private long prey() {
        long best = 0;
        for (Map.Entry<Hex, Units> post : realm.muster().of(own).entrySet()) {
            int armies = post.getValue().armies();
            if (armies > 0) {
                best += preyOf(post.getKey(), armies);
            }
        }
        return best;
    }

    private long preyOf(Hex hex, int armies) {
        long best = 0;
        for (Hex other : realm.muster().posts().keySet()) {
            int distance = hex.distance(other);
            if (distance < WAY && realm.atlas().explored(other) && !law.peace().pacified(other)) {
                for (Owner foe : law.peace().foes(other, own)) {
                    boolean weaker = realm.muster().at(other, foe).strength() < 3 * armies;
                    boolean open = weaker && !realm.pacts().allied(own, foe);
                    int feud = foe.isProvince() && leaning.count("war") > 0 ? FEUD : 1;
                    best = Math.max(best, open ? feud * FAME * (WAY - distance) / WAY / 2 : 0);
                }
            }
        }
        return best;
    }
}
