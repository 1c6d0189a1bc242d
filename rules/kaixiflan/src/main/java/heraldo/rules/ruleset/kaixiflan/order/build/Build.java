package heraldo.rules.ruleset.kaixiflan.order.build;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Effects;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Construir</i> a building of the capital, named by its id (§1.7): each once, in its Era, after those it needs. */
public record Build(String building) implements Action {

    public static OrderType<Build> type(Values values) {
        return OrderType.of("build", Build.class, Param.one("building", values.building()));
    }

    /** R59, R60. */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        int needed = row(plan).era();
        int era = plan.province().era();
        boolean repeated = plan.province().buildings().contains(building)
                || plan.lines(Build.class).anyMatch(this::equals);
        List<Message> needs = missing(plan);
        return Refusal.first(
                () -> Refusal.when(repeated, "E-DUP", "R59", "what", Say.building(building)),
                () -> Refusal.when(era < needed, "E-ERA", "R59", "needed", needed, "era", era),
                () -> Refusal.when(!needs.isEmpty(), "E-REQ", "R60", "needs", needs));
    }

    private Building row(Plan plan) {
        return plan.law().book().building(building);
    }

    private List<Message> missing(Plan plan) {
        boolean free = plan.realm().settings().eraIsEnough();
        return row(plan).needs().stream()
                .filter(need -> !free && !plan.province().buildings().contains(need))
                .map(Say::building)
                .toList();
    }

    @Override
    public Stock cost(Plan plan) {
        return row(plan).cost();
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Say.cost(cost), Message.of("outlook.build", "effects", Effects.of(row(plan))));
    }

    /** Step 2.6, Construir: the building counts from the next turn on (R10, R59). */
    public static void raise(Progress turn, Task<Build> task) {
        String building = task.order().building;
        Province province = turn.now().province(task.owner());
        turn.pay(task);
        turn.change(
                realm -> realm.with(task.owner(), province.withBuildings(Frozen.with(province.buildings(), building))));
        turn.happened(new Deed.Built(task.owner(), building));
        task.tell(Message.of("done.build", "building", Say.building(building)));
        task.tell(Message.of("done.cost", "cost", Say.stock(task.cost())));
    }
}
