package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
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
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What the sheets say of pacts (T24, Q39). First pacts are taken back and refused, then proposed, then accepted, so that
 * nobody is held to what he no longer wants. Two proposals that mirror each other are one accepted pact, whatever
 * favours they name.
 */
final class Bargaining {

    private static final List<Predicate<Bargain>> PASSES = List.of(
            bargain -> bargain instanceof Withdraw || bargain instanceof Reject,
            Proposal.class::isInstance,
            Accept.class::isInstance);

    private final Examiner examiner;
    private final Say say;
    private final Journal journal;
    private World now;

    Bargaining(Examiner examiner, Say say, World world, Journal journal) {
        this.examiner = examiner;
        this.say = say;
        this.journal = journal;
        this.now = world;
    }

    /** The position after all that was said. */
    World play(Map<Seat, OrderSheet> sheets) {
        for (Predicate<Bargain> pass : PASSES) {
            new TreeMap<>(sheets).forEach((seat, sheet) -> said(seat, sheet, pass));
        }
        return now;
    }

    private void said(Seat seat, OrderSheet sheet, Predicate<Bargain> pass) {
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof Bargain bargain && pass.test(bargain)) {
                Optional<Refusal> refusal = examiner.refusal(now, seat, bargain);
                journal.result(seat, line, bargain, refusal);
                if (refusal.isEmpty()) {
                    carry(seat.number(), bargain);
                }
            }
        }
    }

    private void carry(int tribe, Bargain bargain) {
        switch (bargain) {
            case Proposal proposal -> propose(tribe, proposal);
            case Accept accept -> accept(now.proposal(accept.pact()).orElseThrow());
            case Reject reject -> drop(now.proposal(reject.pact()).orElseThrow(), "pact.rejected");
            case Withdraw withdraw -> drop(now.proposal(withdraw.pact()).orElseThrow(), "pact.withdrawn");
        }
    }

    private void propose(int tribe, Proposal proposal) {
        Pact pact = new Pact(
                now.nextPact(),
                tribe,
                proposal.with().number(),
                proposal.give(),
                proposal.get(),
                proposal.note(),
                now.ticks(),
                false);
        Optional<Pact> mirrored = now.pacts().stream()
                .filter(standing -> !standing.accepted() && pact.mirrors(standing))
                .min(Comparator.comparing(standing -> !standing.note().equals(proposal.note())));
        if (mirrored.isPresent()) {
            accept(mirrored.get().noting(proposal.note()));
        } else if (now.pacts().stream().noneMatch(pact::repeats)) {
            now = now.change(draft -> {
                draft.pacts = with(draft.pacts, pact);
                draft.nextPact++;
            });
            both(pact, "pact.proposed");
        }
    }

    /** The latest to be accepted is the last to be carried out. */
    private void accept(Pact pact) {
        now = now.change(draft -> draft.pacts = with(without(draft.pacts, pact), pact.sealed()));
        both(pact, "pact.accepted");
    }

    private void drop(Pact pact, String key) {
        now = now.change(draft -> draft.pacts = without(draft.pacts, pact));
        both(pact, key);
    }

    private void both(Pact pact, String key) {
        Message told = say.pact(key, pact);
        journal.whisper(pact.giver(), told);
        journal.whisper(pact.receiver(), told);
    }

    private static List<Pact> with(List<Pact> pacts, Pact pact) {
        List<Pact> more = new ArrayList<>(pacts);
        more.add(pact);
        return more;
    }

    private static List<Pact> without(List<Pact> pacts, Pact pact) {
        return pacts.stream().filter(each -> each.id() != pact.id()).toList();
    }
}
