package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** <i>Explorar</i>: unexplored hexes are surveyed (K25). */
public record Explore(List<Hex> hexes) implements Action {

    private static final int MOST_POINTS = 4;

    public Explore {
        hexes = List.copyOf(hexes);
    }

    public static OrderType<Explore> type(Values values) {
        return OrderType.of("explore", Explore.class, Param.many("hexes", values.hex(), 1, MOST_POINTS));
    }

    /** As many hexes as there are points, beside explored land that can be reached (R63). */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        int points = plan.law().bonuses(plan.owner()).points();
        Set<Hex> seen = new TreeSet<>();
        plan.lines(Explore.class).forEach(earlier -> seen.addAll(earlier.hexes));
        Predicate<Hex> beyond = hex -> !plan.law().routes().surveyable(plan.owner(), hex);
        return Refusal.first(
                () -> Reasons.any(hexes, hex -> !seen.add(hex), "E-DUP", "R63", "what"),
                () -> Refusal.when(hexes.size() > points, "E-PTOS", "R63", "most", points),
                () -> Reasons.any(hexes, plan.realm().atlas()::explored, "E-EXPL", "R63", "hex"),
                () -> Reasons.any(hexes, beyond, "E-ALC", "R63", "hex"));
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of("outlook.explore", "fame", hexes.size()));
    }

    /** Step 2.10, Explorar: hexes are revealed, each worth 1 Fame to everybody who surveyed it (K25, R65). */
    public static void survey(Progress turn, Task<Explore> task) {
        List<Hex> hexes = task.order().hexes;
        turn.change(realm ->
                realm.withAtlas(realm.atlas().change(hexes, land -> land.exploredBy(task.owner(), realm.turn()))));
        for (Hex hex : hexes) {
            turn.credit(task.owner(), Column.EXPLORED, 1, Say.hex(hex));
            turn.happened(new Deed.Explored(task.owner(), hex));
        }
        List<Message> finds = hexes.stream().map(hex -> find(turn, hex)).toList();
        task.tell(Message.of("done.explore", "finds", finds));
    }

    private static Message find(Progress turn, Hex hex) {
        return Message.of("done.find", "hex", Say.hex(hex), "content", Say.content(turn.now(), hex));
    }
}
