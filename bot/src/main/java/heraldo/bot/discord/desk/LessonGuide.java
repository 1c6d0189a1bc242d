package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.page.LessonPage;
import heraldo.rules.engine.Tutorial.Step;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;

/** Help for a learner at the desk: writes or begins the order that the step asks for, or skips the step. */
final class LessonGuide {

    private final SheetDesk desk;
    private final FormFlow flow;

    LessonGuide(SheetDesk desk, FormFlow flow) {
        this.desk = desk;
        this.flow = flow;
    }

    /**
     * Gives the order that the present step asks for, as a wise player would; where that player would not give it, asks for its
     * fields.
     */
    Answer help(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        Optional<String> asked = bench.lesson().flatMap(LessonPage::step).flatMap(Step::order);
        if (asked.isEmpty() || !DeskKey.of(admitted.call()).detail().equals(asked.get())) {
            return desk.show(admitted, Tray.EMPTY);
        }
        OrderType<?> type = bench.game().order(asked.get());
        return wise(bench, type)
                .or(() -> new Inquiry(bench, Slip.blank(type.key())).simplest(Slip.blank(type.key())))
                .map(order -> flow.advised(bench, order))
                .orElseGet(() -> blocked(bench, type));
    }

    /** Says why no such order can be given now; where nobody can say, asks what it needs. */
    private Answer blocked(Bench bench, OrderType<?> type) {
        return bench.hindrances()
                .apply(type)
                .map(why -> bench.speech()
                        .say(
                                "discord.lesson.blocked",
                                "why",
                                bench.tongue().capital(bench.speech().say(why))))
                .map(note -> desk.show(bench.admitted(), Tray.EMPTY.noting(List.of(note))))
                .orElseGet(() -> flow.begin(bench, type));
    }

    private static Optional<Order> wise(Bench bench, OrderType<?> type) {
        return bench.position().proposed(bench.seat()).orders().stream()
                .filter(order -> order.getClass() == type.record())
                .filter(order -> stands(bench, order))
                .findFirst();
    }

    private static boolean stands(Bench bench, Order order) {
        return bench.position()
                .check(bench.seat(), bench.sheet().with(order))
                .get(bench.sheet().size())
                .possible();
    }

    /** Passes over the present step. */
    Answer skip(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        String meant = DeskKey.of(admitted.call()).detail();
        boolean present = bench.lesson()
                .flatMap(LessonPage::step)
                .filter(step -> step.name().equals(meant))
                .isPresent();
        if (present) {
            desk.context().office().hiring().lessons().skip(admitted.act(), meant);
        }
        return desk.show(admitted, Tray.EMPTY);
    }
}
