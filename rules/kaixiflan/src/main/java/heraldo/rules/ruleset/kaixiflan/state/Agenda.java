package heraldo.rules.ruleset.kaixiflan.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Agenda of the game master for the open turn.
 *
 * @param decrees events that act in the phase of events, in the order of their entry
 * @param itinerant the vote of the itinerant bards (R78)
 */
public record Agenda(List<Decree> decrees, Optional<Owner> itinerant) {

    public static final Agenda EMPTY = new Agenda(List.of(), Optional.empty());

    public Agenda {
        decrees = List.copyOf(decrees);
    }

    public Agenda with(Decree decree) {
        List<Decree> more = new ArrayList<>(decrees);
        more.add(decree);
        return new Agenda(more, itinerant);
    }

    /**
     * Without the decree of a number.
     *
     * @param number from 1
     */
    public Agenda without(int number) {
        List<Decree> left = new ArrayList<>(decrees);
        left.remove(number - 1);
        return new Agenda(left, itinerant);
    }

    public Agenda withItinerant(Optional<Owner> province) {
        return new Agenda(decrees, province);
    }
}
