package heraldo.bot.campaign.proof;

import heraldo.rules.chance.Fingerprint;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The position reached so far while walking through a record, if known, and the positions to which the game may go back. */
final class Ground {

    private static final Footing NOWHERE = new Footing(Optional.empty(), false);

    private final SortedMap<Integer, Footing> begun = new TreeMap<>();
    private Footing footing = NOWHERE;
    private boolean vague;

    /**
     * A position and its certainty.
     *
     * @param state the last position that was known
     * @param sure whether it is still that one
     */
    private record Footing(Optional<String> state, boolean sure) {}

    /** The position is this one. */
    void at(String known) {
        footing = new Footing(Optional.of(known), true);
    }

    /** The position may have been changed, and nobody knows how. */
    void doubt() {
        footing = new Footing(footing.state(), false);
    }

    /** Nothing is sure any more: something was done, and nobody knows in which turn. */
    void blur() {
        vague = true;
    }

    /** Changes the position, if it is known. */
    void change(UnaryOperator<String> deed) {
        if (sure()) {
            footing = new Footing(footing.state().map(deed), true);
        }
    }

    /** A row of a turn is opened; the first one is where the game goes back to. */
    void opened(int number) {
        begun.putIfAbsent(number, footing);
    }

    /** The game goes back to where a turn was opened first, of the rows that stand. */
    void back(int number) {
        footing = begun.getOrDefault(number, NOWHERE);
        begun.tailMap(number).clear();
    }

    /** The last position that was known. */
    Optional<String> state() {
        return footing.state();
    }

    /** Returns the fingerprint of the position; empty if the position is not sure. */
    Optional<String> fingerprint() {
        return footing.state().filter(any -> sure()).map(Fingerprint::of);
    }

    private boolean sure() {
        return footing.sure() && !vague;
    }
}
