package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.score.Finale;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Plays the examples of the rules file (§10). */
public final class CaosCases implements CaseDialect {

    private static final String UNREADABLE = "E_SYNTAX";

    private final Game game;
    private final Positions positions;
    private final OrderBook orders;

    public CaosCases(RulesetFolder folder, Game game) {
        this.game = game;
        this.positions =
                new Positions(game.book(), new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class))));
        this.orders = new OrderBook(game.orders(), folder.bundles(), UNREADABLE);
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        List<Round> rounds = Round.of(block.lines());
        War war = positions.fixture(rounds.get(0).setting());
        List<Mismatch> mismatches = new ArrayList<>();
        for (Round round : rounds) {
            War open = positions.apply(war, round.setting());
            war = play(round.ending() ? Finale.begin(open) : open, round, mismatches);
        }
        return mismatches;
    }

    private War play(War open, Round round, List<Mismatch> mismatches) {
        Law law = game.law(open);
        SortedMap<Seat, Entry> entries = entries(law, round);
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        entries.forEach((seat, entry) -> {
            if (!entry.sheet().isEmpty()) {
                sheets.put(seat, entry.sheet());
            }
        });
        Lots lots = new Lots(round.dice());
        Progress turn = game.play(open, sheets, lots.dice());
        mismatches.addAll(Expectations.check(round.expected(), new After(law, turn, entries)));
        mismatches.addAll(lots.mismatches());
        return turn.now();
    }

    private SortedMap<Seat, Entry> entries(Law law, Round round) {
        Lexicon lexicon = orders.lexicon(Languages.SPANISH, Roster.of(law.war().seats()));
        SortedMap<Seat, Entry> entries = new TreeMap<>();
        round.orders().forEach((seat, lines) -> {
            if (!law.war().bands().containsKey(seat)) {
                throw new IllegalArgumentException("seat " + seat.number() + " does not play");
            }
            entries.put(seat, new Entry(game, orders, lexicon, law, seat).enter(lines));
        });
        for (Seat seat : Positions.resigning(round.setting())) {
            entries.computeIfAbsent(seat, each -> new Entry(game, orders, lexicon, law, each))
                    .resign();
        }
        return entries;
    }
}
