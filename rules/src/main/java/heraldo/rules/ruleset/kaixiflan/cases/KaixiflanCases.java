package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.kaixiflan.chart.Sectors;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Plays the examples of the rules file (§5). */
public final class KaixiflanCases implements CaseDialect {

    private static final String UNREADABLE = "E-PARSE";

    private final Game game;
    private final States states;
    private final Expectations expectations;
    private final OrderBook orders;
    private final Lexicon lexicon;

    public KaixiflanCases(RulesetFolder folder, Game game) {
        List<Seat> seats = Owner.PROVINCES.stream()
                .map(owner -> owner.seat().orElseThrow())
                .toList();
        this.game = game;
        this.states = new States(game, new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class))));
        this.expectations = new Expectations(game.book());
        this.orders = new OrderBook(game.orders(), folder.bundles(), UNREADABLE);
        this.lexicon = orders.lexicon(Languages.SPANISH, Roster.of(seats));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        if (block.lines().isEmpty()) {
            throw new IllegalArgumentException("the example is empty");
        }
        CaseBlock.Line first = block.lines().get(0);
        List<CaseBlock.Line> rest = block.lines().subList(1, block.lines().size());
        return switch (first.key()) {
            case "G" -> geometry(block.lines());
            case "S" -> turns(states.read(first.number(), first.text()), Stage.of(rest));
            default -> throw Stage.wrong(first, "an example begins with S: or G:");
        };
    }

    private List<Mismatch> geometry(List<CaseBlock.Line> lines) {
        Geometry geometry = new Geometry(new TreeSet<>(new Sectors(game.map()).hexes()));
        List<Mismatch> mismatches = new ArrayList<>();
        for (CaseBlock.Line line : lines) {
            if (!line.key().equals("G")) {
                throw Stage.wrong(line, "an example of geometry has only G: lines");
            }
            mismatches.addAll(geometry.check(line));
        }
        return mismatches;
    }

    private List<Mismatch> turns(Realm start, List<Stage> stages) {
        Realm realm = start;
        List<Mismatch> mismatches = new ArrayList<>();
        for (Stage stage : stages) {
            After after = turn(realm, stage);
            mismatches.addAll(expectations.check(after, stage.expected()));
            realm = after.realm();
        }
        return mismatches;
    }

    private After turn(Realm open, Stage stage) {
        Law law = game.law(open);
        Map<Owner, Entry> entries = new EnumMap<>(Owner.class);
        stage.orders().forEach((owner, line) -> {
            if (!open.provinces().containsKey(owner)) {
                throw Stage.wrong(line, owner + " is not played");
            }
            entries.put(owner, new Entry(game, orders, lexicon, law, owner).enter(line));
        });
        Realm closed = open;
        for (CaseBlock.Line line : stage.edits()) {
            closed = states.edit(closed, line.number(), line.text());
        }
        return stage.resolved() ? resolved(closed, stage, entries) : after(closed, List.of(), entries, List.of());
    }

    private After resolved(Realm closed, Stage stage, Map<Owner, Entry> entries) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        entries.forEach((owner, entry) -> sheets.put(owner.seat().orElseThrow(), entry.sheet()));
        Progress turn = game.play(closed, sheets, dice(stage.dice()));
        return after(turn.now(), turn.deeds(), entries, turn.results());
    }

    private After after(Realm realm, List<Deed> deeds, Map<Owner, Entry> entries, List<LineResult> results) {
        Map<Owner, List<String>> codes = new EnumMap<>(Owner.class);
        entries.forEach((owner, entry) -> codes.put(owner, entry.codes(results)));
        return new After(game.law(realm), deeds, entries, codes);
    }

    private static ForcedDice dice(List<CaseBlock.Line> lines) {
        SortedMap<String, List<Integer>> values = new TreeMap<>();
        for (CaseBlock.Line line : lines) {
            for (Item item : Item.of(line.number(), line.text())) {
                Item.Pair pair = item.assignment(item.text());
                values.put(
                        pair.key(),
                        Arrays.stream(pair.value().split(",", -1))
                                .map(String::strip)
                                .map(item::number)
                                .toList());
            }
        }
        return new ForcedDice(values);
    }
}
