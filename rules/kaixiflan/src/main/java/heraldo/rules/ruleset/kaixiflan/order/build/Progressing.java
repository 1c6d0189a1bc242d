package heraldo.rules.ruleset.kaixiflan.order.build;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Era;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** <i>Progresar</i>: the Wonder that opens the next Era (K10), one a turn. */
public record Progressing(Optional<String> name) implements Action {

    public static OrderType<Progressing> type(Values values) {
        return OrderType.of("progress", Progressing.class, Param.optional("name", values.name()));
    }

    /** K10: none in the last Era. */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean again = plan.lines(Progressing.class).findAny().isPresent();
        boolean last = plan.province().era() == plan.law().book().lastEra();
        Refusal end = new Refusal("E-ERA", "K10", Message.of("refusal.E-TOPE"));
        return Refusal.first(
                () -> name.flatMap(words -> Reasons.tooLong(words, Values.LONGEST_NAME)),
                () -> Refusal.when(again, "E-DUP", "K10", "what", Message.of("orders.progress.command")),
                () -> last ? Optional.of(end) : Optional.empty());
    }

    @Override
    public Stock cost(Plan plan) {
        return Stock.all(plan.law().book().era(plan.province().era()).wonder());
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        Era next = plan.law().book().era(plan.province().era() + 1);
        return List.of(
                Say.cost(cost),
                Message.of("outlook.era", "era", next.era(), "actions", next.actions(), "limit", next.store()));
    }

    /** Step 2.7, Progresar: the Wonder is raised and the province enters the next Era (K10). */
    public static void progress(Progress turn, Task<Progressing> task) {
        String name = task.order().name.orElse("");
        Province province = turn.now().province(task.owner());
        int era = province.era() + 1;
        List<String> wonders = new ArrayList<>(province.wonders());
        wonders.add(name);
        turn.pay(task);
        turn.change(realm -> realm.with(task.owner(), province.withEra(era).withWonders(wonders)));
        turn.happened(new Deed.Progressed(task.owner(), era));
        task.tell(
                name.isEmpty()
                        ? Message.of("done.progress", "era", era)
                        : Message.of("done.wonder", "name", new PlayerText(name), "era", era));
    }
}
