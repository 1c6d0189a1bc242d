package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;

/** What each line of a sheet brings or costs. Lives within one outlook. */
final class LineOutlooks {

    private final OrderSheet sheet;
    private final Progress turn;
    private final Crops crops;
    private final Marches marches;
    private final Plan plan;

    /**
     * The lines of a sheet.
     *
     * @param plan an empty sheet of the province
     */
    LineOutlooks(Plan plan, OrderSheet sheet, Rehearsal rehearsal) {
        this.plan = plan;
        this.sheet = sheet;
        this.turn = rehearsal.turn();
        this.crops = new Crops(turn, plan.owner());
        this.marches = new Marches(rehearsal, plan.owner());
    }

    /** Every line; one that cannot stand comes to nothing. */
    List<Line> all() {
        List<Line> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            Task<?> task = turn.tasks().get(line - 1);
            lines.add(task.stands() ? line(task) : Line.BLANK);
        }
        return lines;
    }

    private Line line(Task<?> task) {
        Command order = task.order();
        return switch (order) {
            case Gathering gathering -> crops.line(gathering);
            case Marching march -> marches.line(march);
            default -> new Line(order.foretold(plan, task.cost()), order.cautions(plan));
        };
    }
}
