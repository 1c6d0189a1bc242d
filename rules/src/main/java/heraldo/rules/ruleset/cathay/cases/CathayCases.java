package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.CaseFile;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Orders;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/** Plays the examples of the rules file (§10). */
public final class CathayCases implements CaseDialect {

    private static final String FILE = "cases.md";
    private static final String UNREADABLE = "E_SYNTAX";
    private static final int SEATS = 4;

    private final Game game;
    private final OptionTable options;
    private final OrderBook orders;
    private final Lexicon lexicon;
    private final Boards boards;

    /** The dialect with the boards of the folder's own examples, so that other files need not repeat them. */
    public CathayCases(RulesetFolder folder, Game game) {
        this(
                game,
                new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class))),
                new OrderBook(Orders.ALL, folder.bundles(), UNREADABLE),
                Boards.NONE.with(CaseFile.read(folder.text(FILE)).fences()));
    }

    private CathayCases(Game game, OptionTable options, OrderBook orders, Boards boards) {
        this.game = game;
        this.options = options;
        this.orders = orders;
        this.boards = boards;
        this.lexicon = orders.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(SEATS)));
    }

    @Override
    public CaseDialect with(List<String> fences) {
        return new CathayCases(game, options, orders, boards.with(fences));
    }

    @Override
    public List<Mismatch> play(CaseBlock block) {
        block.lines().forEach(CathayCases::demandKnown);
        CaseDice dice = new CaseDice();
        items(block.lines(), "D").forEach(dice::list);
        Position position = new Fixture(options, boards).read(items(block.lines(), "S"));
        List<Mismatch> mismatches = new ArrayList<>();
        for (List<CaseBlock.Line> lines : turns(block.lines())) {
            Stage stage = new Stage(game, line -> orders.read(line, lexicon), dice, position);
            plans(stage, lines);
            lines.stream()
                    .filter(line -> line.key().startsWith("O"))
                    .forEach(line -> stage.orders(seat(line), line.text()));
            lines.stream().filter(line -> line.key().equals("U")).forEach(line -> stage.act(line.text()));
            mismatches.addAll(stage.check(items(lines, "E")));
            position = stage.now();
        }
        mismatches.addAll(dice.mismatches());
        return mismatches;
    }

    private static void plans(Stage stage, List<CaseBlock.Line> lines) {
        lines.stream()
                .filter(line -> line.key().matches("P[1-4]"))
                .forEach(line -> stage.plan(seat(line), line.text()));
    }

    private static void demandKnown(CaseBlock.Line line) {
        if (!line.key().matches("[SDEU]|[OP][1-4]|--")) {
            throw new IllegalArgumentException(
                    "line " + line.number() + ": no line of an example begins with " + line.key() + ":");
        }
    }

    private static Seat seat(CaseBlock.Line line) {
        return new Seat(line.key().charAt(1) - '0');
    }

    private static List<Item> items(List<CaseBlock.Line> lines, String key) {
        return lines.stream()
                .filter(line -> line.key().equals(key))
                .flatMap(line -> Item.of(line.number(), line.text()).stream())
                .toList();
    }

    /** The lines of each turn, which {@code -- next turn} keeps apart. */
    private static List<List<CaseBlock.Line>> turns(List<CaseBlock.Line> lines) {
        List<List<CaseBlock.Line>> turns = new ArrayList<>();
        turns.add(new ArrayList<>());
        for (CaseBlock.Line line : lines) {
            if (line.key().equals("--")) {
                turns.add(new ArrayList<>());
            } else {
                turns.get(turns.size() - 1).add(line);
            }
        }
        return turns;
    }
}
