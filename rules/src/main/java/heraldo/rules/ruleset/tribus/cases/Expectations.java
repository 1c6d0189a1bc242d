package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.cases.TribusCases.After;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.ArrayList;
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
    private final List<Mismatch> mismatches = new ArrayList<>();
    private final SortedSet<Integer> listed = new TreeSet<>();

    private Expectations(Rulebook book, After after) {
        this.book = book;
        this.after = after;
    }

    static List<Mismatch> check(Rulebook book, After after, List<CaseBlock.Line> lines) {
        Expectations expectations = new Expectations(book, after);
        lines.forEach(line -> Items.of(line.text()).forEach(item -> expectations.check(line, item)));
        for (int line = 1; line <= after.lines(); line++) {
            if (!expectations.listed.contains(line)) {
                expectations.compare("X" + line, "OK", expectations.code(line));
            }
        }
        return expectations.mismatches;
    }

    private void check(CaseBlock.Line line, String item) {
        Matcher land = LAND.matcher(item);
        Matcher ship = SHIP.matcher(item);
        Matcher pool = POOL.matcher(item);
        Matcher code = CODE.matcher(item);
        Matcher city = CITY.matcher(item);
        Matcher tribe = TRIBE.matcher(item);
        if (land.matches()) {
            land(Items.hex(book.chart(), line, land.group(1)), land);
        } else if (ship.matches()) {
            ship(Items.hex(book.chart(), line, ship.group(1)), ship);
        } else if (pool.matches()) {
            pool(line, pool);
        } else if (code.matches()) {
            code(line, code);
        } else if (city.matches()) {
            city(Items.hex(book.chart(), line, city.group(3)), city);
        } else if (tribe.matches()) {
            tribe(Items.number(tribe.group(2)), tribe);
        } else {
            throw Items.wrong(line, item);
        }
    }

    private void compare(String item, String expected, String got) {
        if (!expected.equals(got)) {
            mismatches.add(new Mismatch(item, expected, got));
        }
    }

    private void land(Hex hex, Matcher expected) {
        Tile tile = after.world().board().tile(hex);
        boolean soldiers = expected.group(3) != null;
        compare(
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
        compare(expected.group(1), expected.group(2), got);
    }

    private void pool(CaseBlock.Line line, Matcher expected) {
        int tribe = Items.number(expected.group(1));
        SortedSet<Hex> cities = Frozen.set(Items.hexes(book.chart(), line, expected.group(2)));
        String got = after.world().pools().stream()
                .filter(pool -> pool.tribe() == tribe && pool.cities().equals(cities))
                .map(Pool::amount)
                .map(String::valueOf)
                .findFirst()
                .orElse("no such pool");
        compare("pool" + tribe + " " + expected.group(2), expected.group(3), got);
    }

    private void code(CaseBlock.Line line, Matcher expected) {
        int number = Items.number(expected.group(2));
        boolean order = expected.group(1).equals("X");
        int most = order ? after.lines() : after.pacts().size();
        if (number < 1 || number > most) {
            throw Items.wrong(line, expected.group());
        }
        if (order) {
            listed.add(number);
        }
        compare(
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
        compare(expected.group(2) + " " + expected.group(3), String.valueOf(expected.group(1) == null), "" + holds);
    }

    private void tribe(int tribe, Matcher expected) {
        Holding holding =
                Holding.of(book.chart(), after.world().settings(), after.world().board(), tribe);
        String got = expected.group(1).equals("out")
                ? after.world().in(tribe) ? "no" : "yes"
                : holding.cities() + "/" + holding.lands() + "/" + holding.soldiers() + "/" + holding.ships() + "="
                        + holding.score();
        compare(expected.group(1) + tribe, expected.group(3), got);
    }
}
