package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.CaseFile;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.cases.Act;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.engine.cases.Notation;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Orders;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Plays the examples of the rules file (§10). */
public final class CathayCases implements CaseDialect {

    private static final String FILE = "cases.md";
    private static final String UNREADABLE = "E_SYNTAX";
    private static final int SEATS = 4;

    private final Game game;
    private final Notation notation;
    private final Boards boards;

    /** The dialect with the boards of the folder's own examples, so that other files need not repeat them. */
    public CathayCases(RulesetFolder folder, Game game) {
        this(
                game,
                Notation.of(folder, new OrderBook(Orders.ALL, folder.bundles(), UNREADABLE)),
                Boards.NONE.with(CaseFile.read(folder.text(FILE)).fences()));
    }

    private CathayCases(Game game, Notation notation, Boards boards) {
        this.game = game;
        this.notation = notation;
        this.boards = boards;
    }

    @Override
    public CaseDialect with(List<String> fences) {
        return new CathayCases(game, notation, boards.with(fences));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        block.lines().forEach(CathayCases::demandKnown);
        Act all = new Act(block.lines());
        CaseDice dice = new CaseDice();
        items(all, "D").forEach(dice::list);
        Position position = new Fixture(notation.options(), boards).read(items(all, "S"));
        Function<String, LineReading> reader = notation.reader(HostedRuleset.seats(SEATS));
        Findings findings = new Findings();
        for (Act act : Act.of(block.lines())) {
            Stage stage = new Stage(game, reader, dice, position);
            each(act, "P[1-4]", line -> stage.plan(Act.seat(line), Words.orders(line)));
            each(act, "O[1-4]", line -> stage.orders(Act.seat(line), Words.orders(line)));
            each(act, "U", line -> stage.act(line.text()));
            stage.check(items(act, "E"), findings);
            position = stage.now();
        }
        dice.compare(findings);
        return findings.all();
    }

    private static void demandKnown(CaseBlock.Line line) {
        if (!line.key().matches("[SDEU]|[OP][1-4]|--")) {
            throw new IllegalArgumentException(
                    "line " + line.number() + ": no line of an example begins with " + line.key() + ":");
        }
    }

    private static void each(Act act, String keys, Consumer<CaseBlock.Line> doing) {
        act.lines().stream().filter(line -> line.key().matches(keys)).forEach(doing);
    }

    private static List<Item> items(Act act, String key) {
        return act.items(key).stream().map(Words::demandPair).toList();
    }
}
