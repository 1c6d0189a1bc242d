package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a tribe is told of an answer to its pact that another has just written down: both parties see it (§7). */
public record Offers(Examiner examiner) {

    /** One notice for each answer on a sheet to a pact that has been proposed before. */
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, sheet) -> {
            for (Order order : sheet.orders()) {
                if (order instanceof Bargain bargain
                        && examiner.refusal(world, seat, order).isEmpty()) {
                    bargain.notice(world, seat).ifPresent(notices::add);
                }
            }
        });
        return notices;
    }
}
