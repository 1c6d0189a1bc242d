package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Bargain;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** Swaps and gifts, done or void with the reason. */
final class BargainTale {

    private BargainTale() {}

    static List<Message> lines(Progress turn) {
        return turn.bargains().stream().map(BargainTale::line).toList();
    }

    private static Message line(Bargain bargain) {
        return Message.of(
                bargain.gift() ? "tale.bargains.gift" : "tale.bargains.swap",
                "giver",
                bargain.giver(),
                "taker",
                bargain.taker(),
                "give",
                Places.planets(bargain.give()),
                "get",
                Places.planets(bargain.get()),
                "outcome",
                bargain.failure().map(Note::message).orElseGet(() -> Message.of("tale.bargains.done")));
    }
}
