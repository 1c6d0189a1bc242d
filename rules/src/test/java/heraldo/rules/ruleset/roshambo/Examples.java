package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.PastedLine;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The notation of the examples: {@code S:} options, {@code O1:} what side 1 shows, {@code E:} what is expected. */
record Examples(Roshambo rules, RulesetFolder folder) implements CaseDialect {

    @Override
    public List<Mismatch> play(CaseBlock block) {
        int sides = block.lines().stream()
                .map(CaseBlock.Line::key)
                .filter(key -> key.matches("O[1-6]"))
                .mapToInt(Examples::number)
                .max()
                .orElse(2);
        Run run = new Run(Math.max(2, sides));
        block.lines().forEach(run::line);
        return run.mismatches;
    }

    private static int number(String key) {
        return Integer.parseInt(key.substring(1));
    }

    /** One example while it is played. */
    private final class Run {

        private final List<Mismatch> mismatches = new ArrayList<>();
        private final SortedMap<String, String> options = new TreeMap<>();
        private final SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        private final List<Seat> seats;
        private Bout bout;

        Run(int sides) {
            this.seats = HostedRuleset.seats(sides);
            options.put("rounds", "3");
            this.bout = fresh();
        }

        private Bout fresh() {
            return rules.setUp(new Setup(seats, options), new ForcedDice(new TreeMap<>()));
        }

        void line(CaseBlock.Line line) {
            switch (line.key()) {
                case "S" -> {
                    pairs(line).forEach(pair -> options.put(pair[0], pair[1]));
                    bout = fresh();
                }
                case "O1", "O2", "O3", "O4", "O5", "O6" -> show(new Seat(number(line.key())), line);
                case "--" -> {
                    bout = played();
                    sheets.clear();
                }
                case "E" -> pairs(line).forEach(pair -> compare(pair[0], pair[1]));
                default -> throw unreadable(line, "use S, O1 to O6, E or --");
            }
        }

        private void show(Seat seat, CaseBlock.Line line) {
            OrderBook book = new OrderBook(rules.orders(), folder.bundles(), "E_SYNTAX");
            for (PastedLine typed : book.paste(line.text(), book.lexicon(Languages.SPANISH, Roster.of(seats)))) {
                OrderSheet before = sheets.getOrDefault(seat, OrderSheet.EMPTY);
                typed.reading()
                        .order()
                        .map(order -> rules.enter(bout, seat, before, order))
                        .ifPresentOrElse(sheet -> sheets.put(seat, sheet), () -> {
                            throw unreadable(line, "it is no order");
                        });
            }
        }

        private Bout played() {
            return bout.over()
                    ? bout
                    : rules.resolve(bout, sheets, new ForcedDice(new TreeMap<>()))
                            .state();
        }

        private void compare(String name, String expected) {
            String got = got(name);
            if (!got.equals(expected)) {
                mismatches.add(new Mismatch(name, expected, got));
            }
        }

        private String got(String name) {
            Bout after = played();
            return switch (name.charAt(0)) {
                case 'X' -> code(new Seat(number(name)));
                case 'W' -> after.over() ? "" + after.leaders().first().number() : "0";
                default -> "" + after.points(new Seat(number(name)));
            };
        }

        private String code(Seat seat) {
            return rules.check(bout, seat, sheets.getOrDefault(seat, OrderSheet.EMPTY)).stream()
                    .flatMap(verdict -> verdict.refusal().stream())
                    .map(Refusal::code)
                    .findFirst()
                    .orElse("OK");
        }
    }

    private static List<String[]> pairs(CaseBlock.Line line) {
        List<String[]> pairs = new ArrayList<>();
        for (String item : line.text().split(";")) {
            String[] pair = item.strip().split("=");
            if (pair.length != 2) {
                throw unreadable(line, "\"" + item.strip() + "\" is no name=value");
            }
            pairs.add(pair);
        }
        return pairs;
    }

    private static IllegalArgumentException unreadable(CaseBlock.Line line, String why) {
        return new IllegalArgumentException("line " + line.number() + " cannot be read: " + why);
    }
}
