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
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a tribe is told of what another has just written down of a pact between them: both parties see it (§7). */
public record Offers(Examiner examiner, Say say) {

    /** One notice for each proposal on a sheet that can stand, and for each answer to one that has been made before. */
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, sheet) -> {
            for (Order order : sheet.orders()) {
                if (order instanceof Bargain bargain
                        && examiner.refusal(world, seat, order).isEmpty()) {
                    notices.add(notice(world, seat, bargain));
                }
            }
        });
        return notices;
    }

    private Notice notice(World world, Seat seat, Bargain bargain) {
        return switch (bargain) {
            case Proposal proposal -> new Notice(proposal.with(), offered(seat, proposal));
            case Accept accept -> answered(world, seat, accept.pact(), "notice.accept");
            case Reject reject -> answered(world, seat, reject.pact(), "notice.reject");
            case Withdraw withdraw -> answered(world, seat, withdraw.pact(), "notice.withdraw");
        };
    }

    private Message offered(Seat seat, Proposal proposal) {
        return Message.of("notice.offer", "tribe", seat)
                .with("give", say.assets(proposal.give()))
                .with("get", say.assets(proposal.get()))
                .with("note", Say.note(proposal.note()));
    }

    /** The other party is told. */
    private static Notice answered(World world, Seat seat, int id, String key) {
        Pact pact = world.proposal(id).orElseThrow();
        Seat other = new Seat(pact.giver() == seat.number() ? pact.receiver() : pact.giver());
        return new Notice(other, Message.of(key, "tribe", seat, "id", id));
    }
}
