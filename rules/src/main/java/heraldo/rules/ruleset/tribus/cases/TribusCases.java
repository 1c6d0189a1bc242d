package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.TribeTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Plays the examples of the rules file (§5). {@code C: key=value; …} sets options, which the rules file's own examples leave
 * as they are; {@code U: entry} only enters the lines, so that {@code X2=W_RANGE} is what is said of the second one then.
 */
public final class TribusCases implements CaseDialect {

    private static final String UNREADABLE = "E_SYNTAX";
    private static final int TRIBES = 6;

    /**
     * What came of an example.
     *
     * @param lines how many orders were written
     * @param codes of the orders that were not carried out, by their numbers
     * @param pacts the code of each pact
     */
    record After(World world, int lines, SortedMap<Integer, String> codes, List<String> pacts) {}

    private final Game game;
    private final OptionTable options;
    private final OrderBook orders;
    private final Lexicon lexicon;

    public TribusCases(RulesetFolder folder, Game game) {
        this.game = game;
        this.options = new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class)));
        this.orders = new OrderBook(game.orders(), folder.bundles(), UNREADABLE);
        this.lexicon = orders.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(TRIBES)));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        Script script = new Script(block.lines());
        if (script.named("E").isEmpty()) {
            throw new IllegalArgumentException("it expects nothing: an E: line is missing");
        }
        World world = Position.read(game, chosen(script), script.named("S"));
        After after = script.entry() ? entered(world, script) : played(world, script);
        return Expectations.check(game.book(), after, script.named("E"));
    }

    private Options chosen(Script script) {
        SortedMap<String, String> values = new TreeMap<>();
        script.items("C").forEach(item -> {
            String[] pair = item.split("=", 2);
            values.put(pair[0], pair.length > 1 ? pair[1] : "");
        });
        return new Options(options.complete(values));
    }

    /** What is said of lines as they are entered. */
    private After entered(World world, Script script) {
        SortedMap<Integer, String> codes =
                new Entry(orders, lexicon, game.examiner()).codes(world, new Seat(script.tribe()), script.orders());
        return new After(world, Items.of(script.orders()).size(), codes, List.of());
    }

    /** Turn, pacts, elimination and the end of the week, as far as the example has them run, in that order. */
    private After played(World world, Script script) {
        List<String> parts = script.parts();
        World now = world;
        int lines = 0;
        SortedMap<Integer, String> codes = new TreeMap<>();
        List<String> pacts = new ArrayList<>();
        if (parts.contains("turn")) {
            Written written = Written.read(
                    script.orders(), orders, lexicon, new Statics(game.book().chart()));
            codes.putAll(written.codes());
            Progress turn = TribeTurn.play(game.book(), now, script.tribe(), written.lines(), dice(script));
            turn.results().stream()
                    .filter(result -> !result.code().equals(Progress.OK))
                    .forEach(result -> codes.put(result.line(), result.code()));
            lines = Items.of(script.orders()).size();
            now = turn.now();
        }
        if (parts.contains("pact")) {
            List<Pact> accepted = new ArrayList<>();
            script.named("P")
                    .forEach(line -> accepted.addAll(PactLine.read(game.book().chart(), line)));
            Game.Pacts closed = game.pacts(now, accepted);
            pacts.addAll(closed.codes());
            now = closed.world();
        }
        now = parts.contains("elim")
                ? game.eliminate(now.withCalendar(now.calendar().ticked()))
                : now;
        now = parts.contains("week") ? game.endWeek(now) : now;
        return new After(now, lines, codes, pacts);
    }

    private static ForcedDice dice(Script script) {
        SortedMap<String, List<Integer>> values = new TreeMap<>();
        script.items("D").forEach(item -> {
            String[] pair = item.split("=", 2);
            values.put(pair[0], List.of(Integer.valueOf(pair[1].strip())));
        });
        return new ForcedDice(values);
    }
}
