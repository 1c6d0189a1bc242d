package heraldo.rules.trial;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.PastedLine;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The notation of the cairns' examples: seat 1 of two gives orders, and piles are compared. */
record CairnDialect(CairnRules rules, RulesetFolder folder, List<String> fences) implements CaseDialect {

    private static final Seat ONE = new Seat(1);

    @Override
    public CaseDialect with(List<String> others) {
        return new CairnDialect(rules, folder, others);
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        List<Mismatch> mismatches = new ArrayList<>();
        SortedMap<String, String> options = new TreeMap<>();
        options.put("hand", "5");
        Cairn state = rules.setUp(new Setup(HostedRuleset.seats(2), options), new ForcedDice(Frozen.noMap()));
        SortedMap<String, String> codes = new TreeMap<>();
        for (CaseBlock.Line line : block.lines()) {
            switch (line.key()) {
                case "S" -> state = state.with(Pile.GATE, fixture(line.text()));
                case "O1" -> state = order(state, line.text(), codes);
                case "E" -> compare(state, line.text(), codes, mismatches);
                case "--" -> codes.clear();
                default -> throw new IllegalArgumentException("line " + line.number() + ": " + line.key());
            }
        }
        return mismatches;
    }

    private int fixture(String name) {
        return fences.stream()
                .filter(fence -> fence.startsWith("PILES " + name + "\n"))
                .map(fence -> Integer.parseInt(fence.substring(fence.indexOf('=') + 1)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piles " + name));
    }

    private Cairn order(Cairn state, String text, SortedMap<String, String> codes) {
        OrderBook book = new OrderBook(rules.orders(), folder.bundles(), "E_SYNTAX");
        Lexicon lexicon = book.lexicon(Languages.SPANISH, Roster.of(state.seats()));
        OrderSheet sheet = OrderSheet.EMPTY;
        for (PastedLine line : book.paste(text, lexicon)) {
            sheet = sheet.with(line.reading().order().orElseThrow());
        }
        var verdicts = rules.check(state, ONE, sheet);
        for (int i = 0; i < verdicts.size(); i++) {
            String name = "X" + (i + 1);
            verdicts.get(i).refusal().ifPresent(refusal -> codes.put(name, refusal.code()));
        }
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        sheets.put(ONE, sheet);
        return rules.resolve(state, sheets, new ForcedDice(Frozen.noMap())).state();
    }

    private static void compare(Cairn state, String text, SortedMap<String, String> codes, List<Mismatch> mismatches) {
        for (String item : text.split(";")) {
            String[] pair = item.strip().split("=", -1);
            if (pair.length != 2) {
                throw new IllegalArgumentException("not written as name=value: " + item);
            }
            String name = pair[0];
            String expected = pair[1];
            String got = got(state, name, codes);
            if (!got.equals(expected)) {
                mismatches.add(new Mismatch(name, expected, got));
            }
        }
    }

    private static String got(Cairn state, String name, SortedMap<String, String> codes) {
        return name.startsWith("X")
                ? codes.getOrDefault(name, "OK")
                : "" + state.piles().get(Pile.valueOf(name.toUpperCase(Locale.ROOT)));
    }
}
