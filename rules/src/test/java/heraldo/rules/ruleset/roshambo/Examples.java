package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The notation of the examples: {@code S:} options, {@code O1:} what side 1 shows, {@code E:} what is expected. */
record Examples(Roshambo rules, RulesetFolder folder) implements CaseDialect {

    private static final int SIDES = 3;

    @Override
    public List<Mismatch> play(CaseBlock block) {
        List<Mismatch> mismatches = new ArrayList<>();
        SortedMap<String, String> options = new TreeMap<>(Map.of("rounds", "3"));
        int sides = block.lines().stream().anyMatch(line -> line.key().equals("O3")) ? SIDES : 2;
        Bout bout = rules.setUp(new Setup(HostedRuleset.seats(sides), options), new ForcedDice(Map.of()));
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        boolean played = false;
        SortedMap<String, String> codes = new TreeMap<>();
        for (CaseBlock.Line line : block.lines()) {
            switch (line.key()) {
                case "S" -> {
                    options.put("rounds", line.text().split("=")[1].strip());
                    bout = rules.setUp(new Setup(bout.seats(), options), new ForcedDice(Map.of()));
                }
                case "O1", "O2", "O3" -> {
                    Seat seat = new Seat(Integer.parseInt(line.key().substring(1)));
                    OrderSheet sheet = sheet(bout, seat, sheets.getOrDefault(seat, OrderSheet.EMPTY), line.text());
                    sheets.put(seat, sheet);
                    rules.check(bout, seat, sheet)
                            .get(0)
                            .refusal()
                            .ifPresent(refusal -> codes.put("X" + seat.number(), refusal.code()));
                }
                case "--" -> {
                    bout = rules.resolve(bout, sheets, new ForcedDice(Map.of())).state();
                    sheets.clear();
                    codes.clear();
                }
                case "E" -> {
                    Bout after = codes.isEmpty()
                            ? rules.resolve(bout, sheets, new ForcedDice(Map.of()))
                                    .state()
                            : bout;
                    compare(after, codes, line.text(), mismatches);
                }
                default ->
                    throw new IllegalArgumentException(
                            "line " + line.number() + ": " + line.key() + "; use S, O1, O2, O3, E");
            }
        }
        return mismatches;
    }

    private OrderSheet sheet(Bout bout, Seat seat, OrderSheet before, String text) {
        OrderBook book = new OrderBook(rules.orders(), folder.bundles(), "E_SYNTAX");
        Lexicon lexicon = book.lexicon(Languages.SPANISH, Roster.of(bout.seats()));
        OrderSheet sheet = before;
        for (var line : book.paste(text, lexicon)) {
            Order order =
                    line.reading().order().orElseThrow(() -> new IllegalArgumentException("not understood: " + text));
            sheet = rules.enter(bout, seat, sheet, order);
        }
        return sheet;
    }

    private static void compare(Bout bout, SortedMap<String, String> codes, String text, List<Mismatch> mismatches) {
        for (String item : text.split(";")) {
            String name = item.strip().split("=")[0];
            String expected = item.strip().split("=")[1];
            String got = got(bout, codes, name);
            if (!got.equals(expected)) {
                mismatches.add(new Mismatch(name, expected, got));
            }
        }
    }

    private static String got(Bout bout, SortedMap<String, String> codes, String name) {
        if (name.startsWith("X")) {
            return codes.getOrDefault(name, "OK");
        }
        if (name.equals("W")) {
            return bout.over() ? "" + bout.leaders().first().number() : "0";
        }
        return "" + bout.points().get(new Seat(Integer.parseInt(name.substring(1))));
    }
}
