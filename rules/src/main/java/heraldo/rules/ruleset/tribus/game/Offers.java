package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.Accept;
import heraldo.rules.ruleset.tribus.order.Bargain;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.order.Reject;
import heraldo.rules.ruleset.tribus.order.Withdraw;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
                    notice(world, seat, bargain).ifPresent(notices::add);
                }
            }
        });
        return notices;
    }

    /** A proposal is told by nobody but whoever makes it. */
    private static Optional<Notice> notice(World world, Seat seat, Bargain bargain) {
        return switch (bargain) {
            case Proposal ignored -> Optional.empty();
            case Accept accept -> Optional.of(answered(world, seat, accept.pact(), "notice.accept"));
            case Reject reject -> Optional.of(answered(world, seat, reject.pact(), "notice.reject"));
            case Withdraw withdraw -> Optional.of(answered(world, seat, withdraw.pact(), "notice.withdraw"));
        };
    }

    /** The other party is told. */
    private static Notice answered(World world, Seat seat, int id, String key) {
        Pact pact = world.proposal(id).orElseThrow();
        Seat other = new Seat(pact.giver() == seat.number() ? pact.receiver() : pact.giver());
        return new Notice(other, Message.of(key, "tribe", seat, "id", id));
    }
}
