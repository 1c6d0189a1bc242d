package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.kernel.Options;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.TribeTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
     * Result of an example.
     *
     * @param lines the number of orders in the example
     * @param codes those of the orders that failed, by their numbers
     * @param pacts the code of each pact
     */
    record After(World world, int lines, SortedMap<Integer, String> codes, List<String> pacts) {}

    private final Game game;
    private final Notation notation;
    private final Lexicon lexicon;

    public TribusCases(RulesetFolder folder, Game game) {
        this.game = game;
        this.notation = Notation.of(folder, new OrderBook(game.orders(), folder.bundles(), UNREADABLE));
        this.lexicon = notation.lexicon(HostedRuleset.seats(TRIBES));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        Script script = new Script(new Act(block.lines()));
        if (script.act().named("E").isEmpty()) {
            throw new IllegalArgumentException("it expects nothing: an E: line is missing");
        }
        World world = Position.read(game, chosen(script), script.items("S"));
        After after = script.entry() ? entered(world, script) : played(world, script);
        return Expectations.check(game.book(), after, script.items("E"));
    }

    private Options chosen(Script script) {
        SortedMap<String, String> values = new TreeMap<>();
        script.items("C").forEach(item -> {
            String[] pair = item.text().split("=", 2);
            values.put(pair[0], pair.length > 1 ? pair[1] : "");
        });
        return new Options(notation.options().complete(values));
    }

    /** Enters the lines one by one and collects the codes of the verdicts on them. */
    private After entered(World world, Script script) {
        Entry.Check check = (sheet, line) ->
                game.examiner().verdicts(world, script.tribe(), sheet).get(line - 1);
        List<Optional<String>> said = new Entry(check)
                .enter(script.orders(), line -> notation.orders().read(line, lexicon))
                .said();
        SortedMap<Integer, String> codes = new TreeMap<>();
        for (int i = 0; i < said.size(); i++) {
            int line = i + 1;
            said.get(i).ifPresent(code -> codes.put(line, code));
        }
        return new After(world, said.size(), codes, List.of());
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
                    script.orders(),
                    notation.orders(),
                    lexicon,
                    new Statics(game.book().chart()));
            codes.putAll(written.codes());
            Progress turn = TribeTurn.play(game.book(), now, script.tribe().number(), written.lines(), dice(script));
            turn.results().stream()
                    .filter(result -> !result.code().equals(Progress.OK))
                    .forEach(result -> codes.put(result.line(), result.code()));
            lines = script.orders().size();
            now = turn.now();
        }
        if (parts.contains("pact")) {
            List<Pact> accepted = new ArrayList<>();
            script.act()
                    .named("P")
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
            Item.Pair face = item.pair(item.text());
            values.put(face.key(), List.of(item.number(face.value().strip())));
        });
        return new ForcedDice(values);
    }
}
