package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Units are recruited at a settlement (<i>Reclutar</i>, §1.5), in its hex or beside it (R68, R69). */
public interface Enlisting extends Action {

    /** Groups of one order. */
    int MOST_GROUPS = 12;

    Hex settlement();

    List<Levy> levies();

    /** All of them together. */
    default Units units() {
        return levies().stream().map(Levy::units).reduce(Units.NONE, Units::plus);
    }

    static <O extends Record & Enlisting> OrderType<O> type(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("settlement", values.hex()),
                Param.group(
                        "levies",
                        Levy.class,
                        MOST_GROUPS,
                        Param.optional("deploy", values.hex()),
                        Param.optional("colonists", values.number()),
                        Param.optional("armies", values.number())));
    }

    @Override
    default Optional<Refusal> refusal(Plan plan) {
        boolean nobody = levies().stream().anyMatch(levy -> levy.units().isNone());
        List<Hex> places = places();
        return Refusal.first(
                () -> Reasons.unexplored(plan, "R68", List.of(settlement())),
                () -> Reasons.unexplored(plan, "R68", places),
                () -> Reasons.tooFar(settlement(), places, hex -> hex.distance(settlement()) > 1, "R68", 1),
                () -> wrongTown(plan),
                () -> Refusal.when(nobody, "E-UNID", "R68", "hex", Say.hex(settlement())),
                () -> tooMany(plan));
    }

    private List<Hex> places() {
        List<Hex> places = new ArrayList<>();
        levies().forEach(levy -> levy.deploy().ifPresent(places::add));
        return places;
    }

    private Optional<Refusal> wrongTown(Plan plan) {
        Optional<Town> town = plan.realm().town(settlement()).filter(each -> each.owner() == subject(plan.owner()));
        boolean able = town.map(each -> plan.law().book().settlement(each.kind()))
                .filter(kind -> kind.deploys(units()))
                .isPresent();
        String problem = town.isPresent() ? "kind" : "none";
        return Refusal.when(!able, "E-ASENT", "K28", "problem", problem, "hex", Say.hex(settlement()));
    }

    private Optional<Refusal> tooMany(Plan plan) {
        Units more = units();
        Units most = plan.law().book().most();
        Units all = plan.lines(Enlisting.class)
                .filter(earlier -> earlier.independent() == independent())
                .map(Enlisting::units)
                .reduce(plan.realm().muster().total(subject(plan.owner())).plus(more), Units::plus);
        boolean colonists = more.colonists() > 0 && all.colonists() > most.colonists();
        boolean armies = more.armies() > 0 && all.armies() > most.armies();
        return Refusal.first(
                () -> Refusal.when(colonists, "E-LIM", "R69", "problem", "colonists", "most", most.colonists()),
                () -> Refusal.when(armies, "E-LIM", "R69", "problem", "armies", "most", most.armies()));
    }

    @Override
    default Stock cost(Plan plan) {
        return plan.law().book().cost(units());
    }

    @Override
    default List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Say.cost(cost));
    }

    /** Step 2.11, Reclutar: new units appear at a settlement or beside it (R68). */
    static void enlist(Progress turn, Task<Enlisting> task) {
        Enlisting order = task.order();
        Owner subject = order.subject(task.owner());
        turn.pay(task);
        for (Levy levy : order.levies()) {
            Hex place = levy.deploy().orElse(order.settlement());
            turn.change(realm -> realm.withMuster(realm.muster().plus(place, subject, levy.units())));
            task.tell(Message.of("done.recruit", "units", Say.units(levy.units()), "hex", Say.hex(place)));
        }
        task.tell(Message.of("done.cost", "cost", Say.stock(task.cost())));
        turn.happened(new Deed.Recruited(task.owner(), subject, order.units()));
    }
}
