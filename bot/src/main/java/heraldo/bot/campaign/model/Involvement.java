package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How a user stands to a campaign that an act may mean.
 *
 * @param directs whether the user is its game master
 * @param own the seat the user plays
 * @param here the seat in whose private channel the act was given
 * @param left the seats the user has given up since the game began
 * @param room whether anybody may take a seat
 */
public record Involvement(
        Campaign campaign,
        boolean directs,
        Optional<Chair> own,
        Optional<Chair> here,
        SortedSet<Seat> left,
        boolean room) {

    public Involvement {
        left = Collections.unmodifiableSortedSet(new TreeSet<>(left));
    }

    /** Whether the act was given in the private channel of a seat that is not the user's. */
    public boolean abroad() {
        return here.isPresent() && !here.map(Chair::seat).equals(own.map(Chair::seat));
    }
}
