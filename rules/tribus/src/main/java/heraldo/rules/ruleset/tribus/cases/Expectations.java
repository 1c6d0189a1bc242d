package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.cases.TribusCases.After;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what came of an example with what it expects. Orders that are not listed are expected to be carried out. */
final class Expectations {

    private static final Pattern LAND = Pattern.compile("([A-Z][0-9]{1,2})=([0-6])(?: s([0-9]{1,2}))?");
    private static final Pattern SHIP = Pattern.compile("([A-Z][0-9]{1,2})=(noship|ship([0-6])(?: s([0-9]{1,2}))?)");
    private static final Pattern POOL = Pattern.compile("pool([1-6]) ([A-Z0-9+]+)=([0-9]{1,4})");
    private static final Pattern CODE = Pattern.compile("([XP])([0-9]{1,2})=([A-Z_]+)");
    private static final Pattern CITY = Pattern.compile("(no)?(flag|siege) ([A-Z][0-9]{1,2})");
    private static final Pattern TRIBE = Pattern.compile("(out|score)([1-6])=(\\S+)");

    private final Rulebook book;
    private final After after;
    private final Findings findings = new Findings();
    private final SortedSet<Integer> listed = new TreeSet<>();

    private Expectations(Rulebook book, After after) {
        this.book = book;
        this.after = after;
    }

    static List<Mismatch> check(Rulebook book, After after, List<Item> items) {
        Expectations expectations = new Expectations(book, after);
        items.forEach(expectations::check);
        for (int line = 1; line <= after.lines(); line++) {
            if (!expectations.listed.contains(line)) {
                expectations.findings.same("X" + line, "OK", expectations.code(line));
            }
        }
        return expectations.findings.all();
    }

    private void check(Item item) {
        Matcher land = item.as(LAND);
        Matcher ship = item.as(SHIP);
        Matcher pool = item.as(POOL);
        Matcher code = item.as(CODE);
        Matcher city = item.as(CITY);
        Matcher tribe = item.as(TRIBE);
        if (land.matches()) {
            land(Words.hex(book.chart(), item, land.group(1)), land);
        } else if (ship.matches()) {
            ship(Words.hex(book.chart(), item, ship.group(1)), ship);
        } else if (pool.matches()) {
            pool(item, pool);
        } else if (code.matches()) {
            code(item, code);
        } else if (city.matches()) {
            city(Words.hex(book.chart(), item, city.group(3)), city);
        } else if (tribe.matches()) {
            tribe(Words.number(tribe.group(2)), tribe);
        } else {
            throw Words.wrong(item.line(), item.text());
        }
    }

    private void land(Hex hex, Matcher expected) {
        Tile tile = after.world().board().tile(hex);
        boolean soldiers = expected.group(3) != null;
        findings.same(
                expected.group(1),
                expected.group(2) + (soldiers ? " s" + expected.group(3) : ""),
                tile.owner() + (soldiers ? " s" + tile.soldiers() : ""));
    }

    private void ship(Hex hex, Matcher expected) {
        boolean crew = expected.group(4) != null;
        String got = after.world()
                .board()
                .ship(hex)
                .map((Ship ship) -> "ship" + ship.owner() + (crew ? " s" + ship.crew() : ""))
                .orElse("noship");
        findings.same(expected.group(1), expected.group(2), got);
    }

    private void pool(Item item, Matcher expected) {
        int tribe = Words.number(expected.group(1));
        SortedSet<Hex> cities = Frozen.set(Words.hexes(book.chart(), item, expected.group(2)));
        String got = after.world().pools().stream()
                .filter(pool -> pool.tribe() == tribe && pool.cities().equals(cities))
                .map(Pool::amount)
                .map(String::valueOf)
                .findFirst()
                .orElse("no such pool");
        findings.same("pool" + tribe + " " + expected.group(2), expected.group(3), got);
    }

    private void code(Item item, Matcher expected) {
        int number = Words.number(expected.group(2));
        boolean order = expected.group(1).equals("X");
        int most = order ? after.lines() : after.pacts().size();
        if (number < 1 || number > most) {
            throw Words.wrong(item.line(), expected.group());
        }
        if (order) {
            listed.add(number);
        }
        findings.same(
                expected.group(1) + number,
                expected.group(3),
                order ? code(number) : after.pacts().get(number - 1));
    }

    private String code(int line) {
        return after.codes().getOrDefault(line, "OK");
    }

    private void city(Hex hex, Matcher expected) {
        boolean flag = expected.group(2).equals("flag");
        boolean holds = flag
                ? after.world().board().tile(hex).besieged()
                : new Siege(book.chart(), after.world().settings())
                        .holds(after.world().board(), hex);
        findings.same(
                expected.group(2) + " " + expected.group(3), String.valueOf(expected.group(1) == null), "" + holds);
    }

    private void tribe(int tribe, Matcher expected) {
        Holding holding =
                Holding.of(book.chart(), after.world().settings(), after.world().board(), tribe);
        String got = expected.group(1).equals("out")
                ? after.world().in(tribe) ? "no" : "yes"
                : holding.cities() + "/" + holding.lands() + "/" + holding.soldiers() + "/" + holding.ships() + "="
                        + holding.score();
        findings.same(expected.group(1) + tribe, expected.group(3), got);
    }
}
