package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.pact.Bargain;
import heraldo.rules.ruleset.tribus.order.pact.Negotiation;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the sheets say of pacts (T24, Q39), round by round. */
record Bargaining(Examiner examiner, Journal journal) {

    /** The position after all that was said. */
    World play(World world, Map<Seat, OrderSheet> sheets) {
        Negotiation talk = new Negotiation(new Say(examiner.book().chart()), world, journal::whisper);
        for (Bargain.Round round : Bargain.Round.values()) {
            new TreeMap<>(sheets).forEach((seat, sheet) -> said(talk, seat, sheet, round));
        }
        return talk.now();
    }

    private void said(Negotiation talk, Seat seat, OrderSheet sheet, Bargain.Round round) {
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof Bargain bargain && bargain.round() == round) {
                Optional<Refusal> refusal = examiner.refusal(talk.now(), seat, bargain);
                journal.result(seat, line, bargain, refusal);
                if (refusal.isEmpty()) {
                    bargain.carry(talk, seat.number());
                }
            }
        }
    }
}
