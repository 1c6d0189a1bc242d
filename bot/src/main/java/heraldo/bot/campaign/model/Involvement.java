package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The involvement of a user in a campaign that an act may mean.
 *
 * @param occupancies the occupancies of its seats, in order
 * @param directs whether the user is its game master
 * @param own the seat the user plays
 * @param here the seat in whose private channel the act was given
 * @param left the seats the user has given up since the game began
 */
public record Involvement(
        Campaign campaign,
        List<Occupancy> occupancies,
        boolean directs,
        Optional<Occupancy> own,
        Optional<Occupancy> here,
        SortedSet<Seat> left) {

    public Involvement {
        occupancies = List.copyOf(occupancies);
        left = Collections.unmodifiableSortedSet(new TreeSet<>(left));
    }

    /** Returns whether anybody may take a seat. */
    public boolean room() {
        return occupancies.stream().anyMatch(campaign::offers);
    }

    /** Returns whether the act was given in the private channel of a seat that is not the user's. */
    public boolean abroad() {
        return here.isPresent() && !here.map(Occupancy::seat).equals(own.map(Occupancy::seat));
    }
}
