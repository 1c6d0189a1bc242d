package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a tribe is told of a pact that another has just written down for it: both parties see a proposal (§7). */
public record Offers(Examiner examiner, Say say) {

    /** One notice for each proposal on a sheet that can stand. */
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, sheet) -> {
            for (Order order : sheet.orders()) {
                if (order instanceof Proposal proposal
                        && examiner.refusal(world, seat, order).isEmpty()) {
                    notices.add(new Notice(proposal.with(), told(seat, proposal)));
                }
            }
        });
        return notices;
    }

    private Message told(Seat seat, Proposal proposal) {
        return Message.of("notice.offer", "tribe", seat)
                .with("give", say.assets(proposal.give()))
                .with("get", say.assets(proposal.get()))
                .with("note", Say.note(proposal.note()));
    }
}
