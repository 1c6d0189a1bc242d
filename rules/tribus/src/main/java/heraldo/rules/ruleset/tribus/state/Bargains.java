package heraldo.rules.ruleset.tribus.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The pacts that wait for an answer, or to be carried out.
 *
 * @param pacts proposed, and accepted ones in the order in which they were
 * @param nextPact the number of the next pact
 */
public record Bargains(List<Pact> pacts, int nextPact) {

    public static final Bargains NONE = new Bargains(List.of(), 1);

    public Bargains {
        pacts = List.copyOf(pacts);
    }

    public Bargains withPacts(List<Pact> changed) {
        return new Bargains(changed, nextPact);
    }

    /** One more proposal. */
    public Bargains proposing(Pact pact) {
        return new Bargains(Stream.concat(pacts.stream(), Stream.of(pact)).toList(), nextPact + 1);
    }

    /** A pact is accepted. The latest to be accepted is the last to be carried out. */
    public Bargains accepting(Pact pact) {
        return withPacts(Stream.concat(without(pact).pacts.stream(), Stream.of(pact.sealed()))
                .toList());
    }

    public Bargains without(Pact pact) {
        return withPacts(pacts.stream().filter(each -> each.id() != pact.id()).toList());
    }

    /** A pact that waits to be accepted. */
    public Optional<Pact> proposal(int id) {
        return pacts.stream()
                .filter(pact -> pact.id() == id && !pact.accepted())
                .findFirst();
    }
}
