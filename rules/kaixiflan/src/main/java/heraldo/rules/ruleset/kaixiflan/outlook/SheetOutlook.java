package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Outlook of a sheet for its province. */
public final class SheetOutlook {

    private final Plan plan;
    private final Owner owner;
    private final OrderSheet sheet;
    private final Progress turn;
    private final Crops crops;
    private final Marches marches;

    /**
     * The outlook of a sheet of a province that is played, in a game that goes on.
     *
     * @param plan an empty sheet of the province
     * @param rehearsal the sheet as played
     */
    public SheetOutlook(Plan plan, OrderSheet sheet, Rehearsal rehearsal) {
        this.plan = plan;
        this.owner = plan.owner();
        this.sheet = sheet;
        this.turn = rehearsal.turn();
        this.crops = new Crops(turn, owner);
        this.marches = new Marches(rehearsal, owner);
    }

    /** All of it. */
    public Outlook of(MissionBook missions) {
        Unused unused = new Unused(missions, turn, owner, sheet);
        List<Line> lines =
                turn.tasks().stream().limit(sheet.size()).map(this::line).toList();
        return new Outlook(lines, store(), cautions(), unused.clauses(), OptionalInt.of(unused.left()));
    }

    /** Returns the gains or costs of a line; blank for one that cannot stand. */
    private Line line(Task<?> task) {
        if (!task.stands()) {
            return Line.BLANK;
        }
        Command order = task.order();
        return switch (order) {
            case Gathering gathering -> crops.line(gathering);
            case Marching march -> marches.line(march);
            default -> new Line(order.foretold(plan, task.cost()), order.cautions(plan));
        };
    }

    /** In the order of the own card's rows; what the store cannot keep is spent. */
    private List<StoreRow> store() {
        Stock had = turn.start().province(owner).stock();
        Stock gains = turn.gains(owner);
        Stock has = turn.now().province(owner).stock();
        return Good.ALL.stream()
                .map(good -> StoreRow.earned(Say.good(good), had.get(good), has.get(good), gains.get(good)))
                .toList();
    }

    private List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        int era = turn.now().province(owner).era();
        turn.deeds(Deed.Wasted.class).stream()
                .filter(wasted -> wasted.by() == owner && !wasted.lost().isNone())
                .forEach(wasted -> cautions.add(Message.of(
                        "outlook.waste",
                        "amounts",
                        Say.stock(wasted.lost()),
                        "limit",
                        turn.book().era(era).store())));
        if (turn.tasks().size() > sheet.size()) {
            cautions.add(Message.of("outlook.default"));
        }
        return cautions;
    }
}
