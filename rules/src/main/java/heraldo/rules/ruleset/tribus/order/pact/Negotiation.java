package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** The pacts while sheets speak of them; both parties are told what becomes of one (Q39). Lives within one resolution. */
public final class Negotiation {

    private final Say say;
    private final BiConsumer<Integer, Message> whisper;
    private World now;

    /**
     * Pacts as they stand.
     *
     * @param whisper tells something to one tribe alone
     */
    public Negotiation(Say say, World world, BiConsumer<Integer, Message> whisper) {
        this.say = say;
        this.now = world;
        this.whisper = whisper;
    }

    /** The position so far. */
    public World now() {
        return now;
    }

    void propose(Pact pact) {
        now = now.change(draft -> {
            draft.pacts = with(draft.pacts, pact);
            draft.nextPact++;
        });
        both(pact, "pact.proposed");
    }

    /** The latest to be accepted is the last to be carried out. */
    void accept(Pact pact) {
        now = now.change(draft -> draft.pacts = with(without(draft.pacts, pact), pact.sealed()));
        both(pact, "pact.accepted");
    }

    void drop(Pact pact, String key) {
        now = now.change(draft -> draft.pacts = without(draft.pacts, pact));
        both(pact, key);
    }

    private void both(Pact pact, String key) {
        Message told = say.pact(key, pact);
        whisper.accept(pact.giver(), told);
        whisper.accept(pact.receiver(), told);
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
