package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.score.Finale;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Plays the examples of the rules file (§10). */
public final class CaosCases implements CaseDialect {

    private static final String UNREADABLE = "E_SYNTAX";

    private final Game game;
    private final Notation notation;
    private final Positions positions;

    public CaosCases(RulesetFolder folder, Game game) {
        this.game = game;
        this.notation = Notation.of(folder, new OrderBook(game.orders(), folder.bundles(), UNREADABLE));
        this.positions = new Positions(game.book(), notation.options());
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        Act.demandNextTurn(block.lines());
        List<Act> acts = Act.of(block.lines());
        acts.forEach(act -> ending(act.demand("O([1-9]|10)|[SDEU]")));
        War war = positions.fixture(acts.get(0).items("S"));
        Findings findings = new Findings();
        for (Act act : acts) {
            War open = positions.apply(war, act.items("S"));
            war = play(ending(act) ? Finale.begin(open) : open, act, findings);
        }
        return findings.all();
    }

    /** Returns whether an act plays only the end of the game. */
    private static boolean ending(Act act) {
        boolean ending = false;
        for (CaseBlock.Line line : act.named("U")) {
            ending = switch (line.text().strip()) {
                case "turn" -> false;
                case "end" -> true;
                default -> throw Act.wrong(line, "U: is followed by turn or end");
            };
        }
        return ending;
    }

    private War play(War open, Act act, Findings findings) {
        Law law = game.law(open);
        SortedMap<Seat, Entry> entries = entries(law, act);
        SortedMap<Seat, OrderSheet> sheets = Entry.sheets(entries);
        sheets.values().removeIf(OrderSheet::isEmpty);
        Lots lots = new Lots(act.items("D"));
        Progress turn = game.play(open, sheets, lots.dice());
        Expectations.check(act.items("E"), new After(game, law, turn, entries, findings));
        lots.compare(findings);
        return turn.now();
    }

    private SortedMap<Seat, Entry> entries(Law law, Act act) {
        Lexicon lexicon = notation.lexicon(law.war().seats());
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        act.written().forEach((seat, lines) -> {
            if (!law.war().bands().containsKey(seat)) {
                throw new IllegalArgumentException("seat " + seat.number() + " does not play");
            }
            Entry entry = entry(law, seat);
            Act.said(lines).stream()
                    .flatMap(line -> Arrays.stream(line.text().split("\\s+;(?:\\s+|$)")))
                    .forEach(order -> notation.orders().paste(order, lexicon).stream()
                            .findFirst()
                            .ifPresentOrElse(pasted -> entry.enter(pasted.reading()), entry::pass));
            entries.put(seat, entry);
        });
        for (Seat seat : Positions.resigning(act.items("S"))) {
            entries.computeIfAbsent(seat, each -> entry(law, each))
                    .add(new Resign(law.names(seat).get(0)));
        }
        return entries;
    }

    private Entry entry(Law law, Seat seat) {
        return new Entry(
                game::enter,
                (sheet, line) -> new Verdict(
                        game.examine(law, seat, sheet).lines().get(line - 1).refusal(), List.of()));
    }
}
