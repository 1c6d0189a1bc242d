package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.hexadominacion.chronicle.Telling;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Plays the examples of the rules file (§5). */
public final class HexaCases implements CaseDialect {

    private final Game game;
    private final States states;
    private final OrderBook orders;

    public HexaCases(RulesetFolder folder, Game game) {
        this.game = game;
        this.states = new States(new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class))));
        Manifest.Codes codes = folder.table("ruleset.yaml", Manifest.class).customs().platformCodes();
        this.orders = new OrderBook(game.orders(), folder.bundles(), codes.lineCode(), codes.faultsInOrder());
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        if (block.lines().isEmpty() || !block.lines().get(0).key().equals("S")) {
            throw new IllegalArgumentException("an example begins with S:");
        }
        CaseBlock.Line first = block.lines().get(0);
        World world = states.read(first.number(), first.text());
        List<Mismatch> mismatches = new ArrayList<>();
        for (Stage stage : Stage.of(block.lines().subList(1, block.lines().size()))) {
            After after = played(world, stage);
            mismatches.addAll(new Expectations(after).check(stage.expected()));
            world = after.world();
        }
        return mismatches;
    }

    private After played(World world, Stage stage) {
        Lexicon lexicon = orders.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(world.seats())));
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        stage.orders().forEach((seat, text) -> {
            if (!world.seated(seat)) {
                throw new IllegalArgumentException("O" + seat.number() + ": there is no such realm in this example");
            }
            Entry entry = new Entry(game, orders, lexicon, world, seat).enter(text);
            entries.put(seat, entry);
            sheets.put(seat, entry.sheet());
        });
        Round round = game.play(world, sheets, new CaseDice(stage.dice()), stage.lastPhase());
        List<LineResult> results = new Telling(round).results();
        SortedMap<Seat, List<String>> codes = new TreeMap<>();
        entries.forEach((seat, entry) -> codes.put(seat, entry.codes(results)));
        return new After(round, round.world(), entries, codes);
    }
}
