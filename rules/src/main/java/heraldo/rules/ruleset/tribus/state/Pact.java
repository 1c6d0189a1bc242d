package heraldo.rules.ruleset.tribus.state;

import java.util.List;
import java.util.Optional;

/**
 * A bargain between two tribes (T24).
 *
 * @param id what players call it, from 1
 * @param giver who proposed it
 * @param receiver who has to accept it
 * @param give what the giver gives
 * @param get what the giver gets
 * @param note the favour, in the giver's words; nobody enforces it (Q40)
 * @param proposed the number of ticks there had been when it was proposed
 * @param accepted whether the receiver has accepted; pacts are carried out in the order in which they were accepted
 */
public record Pact(
        int id,
        int giver,
        int receiver,
        List<Asset> give,
        List<Asset> get,
        Optional<String> note,
        int proposed,
        boolean accepted) {

    public Pact {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }

    public boolean between(int tribe) {
        return giver == tribe || receiver == tribe;
    }

    public Pact sealed() {
        return new Pact(id, giver, receiver, give, get, note, proposed, true);
    }

    /** Whether somebody else's words ask for the same from the other side. */
    public boolean mirrors(int other, int with, List<Asset> theirs, List<Asset> ours) {
        return receiver == other && giver == with && give.equals(ours) && get.equals(theirs);
    }
}
