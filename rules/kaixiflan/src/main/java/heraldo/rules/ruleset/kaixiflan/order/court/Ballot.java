package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Leaders;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A secret count: how many votes each candidate got, and nobody knows from whom (K41, R96). */
final class Ballot {

    private final SortedMap<Owner, Integer> votes = new TreeMap<>();

    void cast(Owner candidate) {
        votes.merge(candidate, 1, Integer::sum);
    }

    boolean isEmpty() {
        return votes.isEmpty();
    }

    /** Everybody with as many votes as nobody exceeds, in order. */
    List<Owner> leaders() {
        return Leaders.in(votes);
    }

    /** The one candidate with most votes; nobody after a tie or without votes. */
    Optional<Owner> winner() {
        List<Owner> leaders = leaders();
        return leaders.size() == 1 ? Optional.of(leaders.get(0)) : Optional.empty();
    }

    /** The candidates and their votes, most first. */
    List<Message> count() {
        return votes.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> -entry.getValue()))
                .map(entry ->
                        Message.of("politics.count", "province", Say.owner(entry.getKey()), "votes", entry.getValue()))
                .toList();
    }
}
