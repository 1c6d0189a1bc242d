package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

    private static final String AND = " · ";

    public Pact {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }

    /** The things that change hands. */
    public Stream<Asset> assets() {
        return Stream.concat(give.stream(), get.stream());
    }

    /** Lists the places of its assets. */
    public List<Hex> places() {
        return assets().map(Asset::place).toList();
    }

    public boolean between(int tribe) {
        return giver == tribe || receiver == tribe;
    }

    public Pact sealed() {
        return new Pact(id, giver, receiver, give, get, note, proposed, true);
    }

    /** Returns whether another pact says the same, its parties the same way round; the order of the assets does not matter. */
    public boolean repeats(Pact other) {
        return giver == other.giver
                && receiver == other.receiver
                && same(give, other.give)
                && same(get, other.get)
                && note.equals(other.note);
    }

    /** This pact with the favour that the receiver names, beside the giver's (Q40). */
    public Pact noting(Optional<String> other) {
        Optional<String> both = note.isEmpty() || other.isEmpty() || note.equals(other)
                ? note.or(() -> other)
                : Optional.of(note.get() + AND + other.get());
        return new Pact(id, giver, receiver, give, get, both, proposed, accepted);
    }

    /**
     * Returns whether another pact asks for the same the other way round, whatever favours they name: nobody enforces those
     * (Q40).
     */
    public boolean mirrors(Pact other) {
        return giver == other.receiver && receiver == other.giver && same(give, other.get) && same(get, other.give);
    }

    private static boolean same(List<Asset> some, List<Asset> others) {
        return some.size() == others.size() && some.containsAll(others);
    }
}
