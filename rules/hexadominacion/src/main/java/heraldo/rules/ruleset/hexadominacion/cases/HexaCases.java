package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.hexadominacion.chronicle.Telling;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.game.Sequence;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Plays the examples of the rules file (§5). */
public final class HexaCases implements CaseDialect {

    /** An example stops after the attacks unless it says otherwise (§5). */
    private static final int USUAL_PHASE = 6;

    private final Game game;
    private final Notation notation;
    private final States states;

    public HexaCases(RulesetFolder folder, Game game) {
        this.game = game;
        Manifest.Codes codes =
                folder.table("ruleset.yaml", Manifest.class).customs().platformCodes();
        this.notation = Notation.of(
                folder, new OrderBook(game.orders(), folder.bundles(), codes.lineCode(), codes.faultsInOrder()));
        this.states = new States(notation.options());
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        if (block.lines().isEmpty() || !block.lines().get(0).key().equals("S")) {
            throw new IllegalArgumentException("an example begins with S:");
        }
        World world = states.read(block.lines().get(0));
        List<Act> acts = Act.of(block.lines().subList(1, block.lines().size()));
        acts.forEach(act -> act.demand("O[1-6]|[DEU]"));
        Findings findings = new Findings();
        for (int i = 1; i <= acts.size(); i++) {
            Act act = acts.get(i - 1);
            After after = played(world, act, i == acts.size() ? USUAL_PHASE : Sequence.LAST);
            new Expectations(after, findings).check(act.items("E"));
            world = after.world();
        }
        return findings.all();
    }

    private After played(World world, Act act, int usualPhase) {
        int lastPhase = usualPhase;
        for (CaseBlock.Line line : act.named("U")) {
            lastPhase = phase(line);
        }
        SortedMap<Seat, Entry> entries = entries(world, act);
        Round round = game.play(world, Entry.sheets(entries), new CaseDice(act.items("D")), lastPhase);
        return new After(game, world, round, entries, Entry.codes(entries, new Telling(round).results()));
    }

    private static int phase(CaseBlock.Line line) {
        if (!line.text().strip().matches("[1-8]")) {
            throw Act.wrong(line, "U: is followed by a phase, 1 to 8");
        }
        return Integer.parseInt(line.text().strip());
    }

    private SortedMap<Seat, Entry> entries(World world, Act act) {
        Function<String, LineReading> reader = notation.reader(HostedRuleset.seats(world.seats()));
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        act.written().forEach((seat, lines) -> {
            if (!world.seated(seat)) {
                throw new IllegalArgumentException("O" + seat.number() + ": there is no such realm in this example");
            }
            Entry.Check check = (sheet, line) -> game.check(world, seat, sheet).get(line - 1);
            List<String> orders =
                    Act.orders(lines).stream().filter(order -> !order.isEmpty()).toList();
            entries.put(seat, new Entry(check).enter(orders, reader));
        });
        return entries;
    }
}
