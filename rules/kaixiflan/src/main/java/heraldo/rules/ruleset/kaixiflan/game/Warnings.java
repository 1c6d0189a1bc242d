package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import java.util.ArrayList;
import java.util.List;

/**
 * Warnings of things that a player may have overlooked in the lines of a sheet that stand. They draw on the open position
 * and the player's own sheet alone, so they tell nothing about anybody else's orders (R96).
 */
public final class Warnings {

    private final OrderSheet sheet;
    private final Examination examination;
    private final Plan plan;

    public Warnings(OrderSheet sheet, Examination examination) {
        this.sheet = sheet;
        this.examination = examination;
        this.plan = examination.plan();
    }

    /** The warnings of every line, in order; a line that cannot stand has none. */
    public List<List<Message>> lines() {
        Income income = new Income(plan.law(), plan.owner(), era(), plan.spent());
        List<List<Message>> lines = new ArrayList<>();
        for (int i = 0; i < sheet.size(); i++) {
            boolean stands = examination.lines().get(i).refusal().isEmpty();
            lines.add(stands ? of(Command.of(sheet.line(i + 1)), income) : List.of());
        }
        return lines;
    }

    /** A Wonder makes room in the same turn (R45). */
    private int era() {
        return plan.province().era() + (int) plan.lines(Progressing.class).count();
    }

    private List<Message> of(Command order, Income income) {
        return switch (order) {
            case Gathering gathering -> income.gather(gathering);
            case Exchange exchange ->
                income.gain(Stock.of(exchange.get(), exchange.quantity())).stream()
                        .toList();
            default -> order.warning(plan).stream().toList();
        };
    }
}
