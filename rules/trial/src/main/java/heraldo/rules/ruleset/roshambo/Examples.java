package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderBook;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The notation of the examples: {@code S:} options, {@code O1:} what side 1 shows, {@code E:} what is expected. */
final class Examples implements CaseDialect {

    private static final int FEWEST = 2;

    private final RoshamboPlay rules;
    private final Notation notation;

    Examples(RoshamboPlay rules, RulesetFolder folder) {
        this.rules = rules;
        this.notation = Notation.of(folder, new OrderBook(rules.orders(), folder.bundles(), "E_SYNTAX"));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        Findings findings = new Findings();
        List<Act> rounds = Act.of(block.lines());
        Bout bout = start(rounds);
        for (Act round : rounds) {
            SortedMap<Seat, Entry> entries = entries(bout, round.demand("S|O[1-6]|E"));
            Resolution<Bout> played = rules.resolve(bout, Entry.sheets(entries), new ForcedDice(new TreeMap<>()));
            bout = played.state();
            Codes codes = Entry.codes(entries, played.results());
            for (Item item : round.items("E")) {
                findings.same(item.key(), item.value(), got(bout, codes, item));
            }
        }
        return findings.all();
    }

    /** As many sides as an example names, and the options it chooses. */
    private Bout start(List<Act> rounds) {
        SortedMap<String, String> chosen = new TreeMap<>();
        rounds.stream()
                .flatMap(round -> round.items("S").stream())
                .forEach(item -> chosen.put(item.key(), item.value()));
        int sides = rounds.stream()
                .flatMap(round -> round.written().keySet().stream())
                .mapToInt(Seat::number)
                .max()
                .orElse(FEWEST);
        Setup setup = new Setup(
                HostedRuleset.seats(Math.max(FEWEST, sides)), notation.options().complete(chosen));
        return rules.setUp(setup, new ForcedDice(new TreeMap<>()));
    }

    private SortedMap<Seat, Entry> entries(Bout bout, Act round) {
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        round.written().forEach((seat, lines) -> {
            Entry entry = new Entry(
                    (sheet, order) -> rules.enter(bout, seat, sheet, order),
                    (sheet, line) -> rules.check(bout, seat, sheet).get(line - 1));
            entries.put(seat, entry.enter(Act.orders(lines), notation.reader(bout.seats())));
        });
        return entries;
    }

    /** {@code P1}: points; {@code X1.1}: the code of the first line of side 1; {@code W}: who has won, 0 for nobody yet. */
    private static Object got(Bout bout, Codes codes, Item item) {
        return switch (item.key().charAt(0)) {
            case 'X' -> item.known(codes.of(item.key()), "there is no such line");
            case 'W' -> bout.over() ? bout.leaders().first().number() : 0;
            case 'P' -> bout.points(item.seat(item.key().substring(1)));
            default -> throw item.wrong("use P1, X1.1 or W");
        };
    }
}
