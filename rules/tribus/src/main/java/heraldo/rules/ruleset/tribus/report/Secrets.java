package heraldo.rules.ruleset.tribus.report;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Secrets of a tribe: the pacts it is a party of, and the draft for its next turn (§7). */
record Secrets(Say say, World world, int tribe) {

    List<Entry> seenBy(Viewer viewer) {
        Seat seat = new Seat(tribe);
        List<Entry> entries = new ArrayList<>();
        if (viewer.maySee(seat)) {
            world.pacts().stream()
                    .filter(pact -> pact.between(tribe))
                    .forEach(pact -> entries.add(Entry.secret(seat, told(pact))));
            List<Order> prepared = world.turns().prepared(tribe);
            for (int i = 0; i < prepared.size(); i++) {
                LineResult line = new LineResult(seat, i + 1, "DRAFT", prepared.get(i), List.of());
                entries.add(new Entry(Optional.of(seat), Message.of("outcome.DRAFT"), Optional.of(line)));
            }
        }
        return entries;
    }

    private Message told(Pact pact) {
        String key = pact.accepted()
                ? "report.pact-accepted"
                : pact.receiver() == tribe ? "report.pact-asked" : "report.pact-offered";
        return say.pact(key, pact);
    }
}
