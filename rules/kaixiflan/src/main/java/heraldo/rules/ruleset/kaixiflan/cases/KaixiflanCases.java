package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.kaixiflan.chart.Sectors;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Plays the examples of the rules file (§5). */
public final class KaixiflanCases implements CaseDialect {

    private static final String UNREADABLE = "E-PARSE";

    private final Game game;
    private final States states;
    private final Expectations expectations;
    private final Function<String, LineReading> reader;

    public KaixiflanCases(RulesetFolder folder, Game game) {
        Notation notation = Notation.of(folder, new OrderBook(game.orders(), folder.bundles(), UNREADABLE));
        List<Seat> seats = Owner.PROVINCES.stream()
                .map(owner -> owner.seat().orElseThrow())
                .toList();
        this.game = game;
        this.states = new States(game, notation.options());
        this.expectations = new Expectations(game.book());
        this.reader = notation.reader(seats);
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        if (block.lines().isEmpty()) {
            throw new IllegalArgumentException("the example is empty");
        }
        CaseBlock.Line first = block.lines().get(0);
        Findings findings = new Findings();
        switch (first.key()) {
            case "G" -> geometry(block.lines(), findings);
            case "S" ->
                turns(states.read(first), block.lines().subList(1, block.lines().size()), findings);
            default -> throw Act.wrong(first, "an example begins with S: or G:");
        }
        return findings.all();
    }

    private void geometry(List<CaseBlock.Line> lines, Findings findings) {
        Geometry geometry = new Geometry(new TreeSet<>(new Sectors(game.map()).hexes()));
        for (CaseBlock.Line line : lines) {
            if (!line.key().equals("G")) {
                throw Act.wrong(line, "an example of geometry has only G: lines");
            }
            Item.of(line).forEach(item -> geometry.check(item, findings));
        }
    }

    private void turns(Realm start, List<CaseBlock.Line> lines, Findings findings) {
        Act.demandNextTurn(lines);
        List<Act> acts = Act.of(lines);
        acts.forEach(act -> demandSound(act.demand("O[1-6]|GM|[DEU]")));
        Realm realm = start;
        for (Act act : acts) {
            After after = turn(realm, act, findings);
            expectations.check(after, act.items("E"));
            realm = after.realm();
        }
    }

    private static void demandSound(Act act) {
        act.written().values().stream().filter(lines -> lines.size() > 1).forEach(lines -> {
            throw Act.wrong(lines.get(1), "orders of the same province stand on one line");
        });
        act.named("U").stream().filter(line -> !line.text().strip().equals("0")).forEach(line -> {
            throw Act.wrong(line, "U: is followed by 0");
        });
    }

    private After turn(Realm open, Act act, Findings findings) {
        Law law = game.law(open);
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        act.written().forEach((seat, lines) -> {
            Owner owner = Owner.of(seat);
            if (!open.provinces().containsKey(owner)) {
                throw Act.wrong(lines.get(0), owner + " is not played");
            }
            entries.put(seat, entry(law, owner).enter(Act.orders(Act.said(lines)), reader));
        });
        Realm closed = states.edit(open, act.items("GM"));
        if (!act.named("U").isEmpty()) {
            return new After(game.law(closed), List.of(), entries, Entry.codes(entries, List.of()), findings);
        }
        Progress turn = game.play(closed, Entry.sheets(entries), dice(act.items("D")));
        Codes codes = Entry.codes(entries, turn.results());
        return new After(game.law(turn.now()), turn.deeds(), entries, codes, findings);
    }

    private Entry entry(Law law, Owner owner) {
        return new Entry(
                game::enter,
                (sheet, line) -> new Verdict(
                        game.examine(law, owner, sheet).lines().get(line - 1).refusal(), List.of()));
    }

    private static ForcedDice dice(List<Item> items) {
        SortedMap<String, List<Integer>> values = new TreeMap<>();
        for (Item item : items) {
            Item.Pair pair = item.pair(item.text());
            values.put(
                    pair.key(),
                    Arrays.stream(pair.value().split(",", -1))
                            .map(String::strip)
                            .map(digits -> Words.number(item, digits))
                            .toList());
        }
        return new ForcedDice(values);
    }
}
