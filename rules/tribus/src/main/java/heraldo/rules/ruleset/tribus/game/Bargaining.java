package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Pact orders of the sheets (T24, Q39), played round by round. Lives within one resolution. */
final class Bargaining {

    private final Examiner examiner;
    private final Journal journal;
    private World now;

    Bargaining(Examiner examiner, World world, Journal journal) {
        this.examiner = examiner;
        this.journal = journal;
        this.now = world;
    }

    /** The position after all that was said. */
    World play(Map<Seat, OrderSheet> sheets) {
        for (Bargain.Round round : Bargain.Round.values()) {
            new TreeMap<>(sheets).forEach((seat, sheet) -> said(seat, sheet, round));
        }
        return now;
    }

    private void said(Seat seat, OrderSheet sheet, Bargain.Round round) {
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof Bargain bargain && bargain.round() == round) {
                Optional<Refusal> refusal = examiner.refusal(now, seat, bargain);
                journal.result(seat, line, bargain, refusal);
                if (refusal.isEmpty()) {
                    bargain.settled(now, seat.number()).ifPresent(this::settle);
                }
            }
        }
    }

    /** Both parties are told. */
    private void settle(Bargain.Settlement settled) {
        now = now.withBargains(settled.bargains());
        Message told = new Say(examiner.book().chart()).pact(settled.key(), settled.pact());
        journal.whisper(settled.pact().giver(), told);
        journal.whisper(settled.pact().receiver(), told);
    }
}
