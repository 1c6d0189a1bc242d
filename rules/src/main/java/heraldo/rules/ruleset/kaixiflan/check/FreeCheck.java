package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.Optional;

/** Pasar and Historia: always possible, as long as a story has a sensible length (R100). */
final class FreeCheck implements Check<Order> {

    @Override
    public Optional<Refusal> refusal(Order order, Plan plan) {
        return order instanceof Story story ? Texts.tooLong(story.text(), Values.LONGEST_STORY) : Optional.empty();
    }
}
