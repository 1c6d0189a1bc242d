package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Frozen;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a seat plays, and what it has gathered beside its planets.
 *
 * @param name 2 to 32 characters, the player's own words; empty while the seat has the ruleset's name
 * @param favours the gods whose holy worlds benefit it
 * @param permanent permanent actions from deeds (C12)
 * @param score points so far
 * @param resigned whether it has resigned (CR50)
 * @param idle how many turns in a row it has sent nothing (CR52)
 */
public record Band(
        String name, Faith faith, SortedSet<Faith> favours, int permanent, int score, boolean resigned, int idle) {

    public Band {
        favours = Frozen.set(favours);
    }

    /** A band at the start of a game: its god favours it. */
    public static Band of(String name, Faith faith) {
        SortedSet<Faith> favours = new TreeSet<>();
        if (faith.isGod()) {
            favours.add(faith);
        }
        return new Band(name, faith, favours, 0, 0, false, 0);
    }

    public Band named(String other) {
        return new Band(other, faith, favours, permanent, score, resigned, idle);
    }

    public Band favouredBy(SortedSet<Faith> gods) {
        return new Band(name, faith, gods, permanent, score, resigned, idle);
    }

    public Band withPermanent(int actions) {
        return new Band(name, faith, favours, actions, score, resigned, idle);
    }

    public Band scored(int points) {
        return new Band(name, faith, favours, permanent, points, resigned, idle);
    }

    /** This band after its player has given up; its score is frozen. */
    public Band gone() {
        return new Band(name, faith, favours, permanent, score, true, idle);
    }

    public Band idle(int turns) {
        return new Band(name, faith, favours, permanent, score, resigned, turns);
    }
}
