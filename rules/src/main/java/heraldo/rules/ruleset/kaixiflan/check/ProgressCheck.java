package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.Optional;

/** Progresar (K10): one Wonder a turn, none in the last Era. */
final class ProgressCheck implements Check<Progressing> {

    @Override
    public Optional<Refusal> refusal(Progressing order, Plan plan) {
        boolean last = plan.province().era() == plan.law.book().lastEra();
        Refusal end = new Refusal("E-ERA", "K10", Message.of("refusal.E-TOPE"));
        return Check.first(
                () -> Texts.tooLong(order.name(), Values.LONGEST_NAME),
                () -> Check.when(plan.progressed, "E-DUP", "K10", "what", Message.of("orders.progress.command")),
                () -> last ? Optional.of(end) : Optional.empty());
    }

    @Override
    public Stock cost(Progressing order, Plan plan) {
        return Stock.all(plan.law.book().era(plan.province().era()).wonder());
    }

    @Override
    public void note(Progressing order, Plan plan) {
        plan.progressed = true;
    }
}
