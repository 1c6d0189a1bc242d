package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Later;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The band of a seat, with its gains beside planets.
 *
 * @param name 2 to 32 characters, the player's own words; empty while the seat has the ruleset's name
 * @param favours the gods whose holy worlds benefit it
 * @param permanent permanent actions from deeds (C12)
 * @param score points so far
 * @param resigned whether it has resigned (CR50)
 * @param idle the number of turns in a row in which it has sent nothing (CR52)
 * @param article the article of the name, if its player chose one
 */
public record Band(
        String name,
        Faith faith,
        SortedSet<Faith> favours,
        int permanent,
        int score,
        boolean resigned,
        int idle,
        @Later Optional<Article> article) {

    public Band {
        favours = Frozen.set(favours);
    }

    /** A band at the start of a game: its god favours it. */
    public static Band of(String name, Faith faith) {
        SortedSet<Faith> favours = new TreeSet<>();
        if (faith.isGod()) {
            favours.add(faith);
        }
        return new Band(name, faith, favours, 0, 0, false, 0, Optional.empty());
    }

    public Band named(String other) {
        return new Band(other, faith, favours, permanent, score, resigned, idle, article);
    }

    /** The same band, of which it is known whether its name is one or many. */
    public Band agreeing(Optional<Article> with) {
        return new Band(name, faith, favours, permanent, score, resigned, idle, with);
    }

    public Band favouredBy(SortedSet<Faith> gods) {
        return new Band(name, faith, gods, permanent, score, resigned, idle, article);
    }

    public Band withPermanent(int actions) {
        return new Band(name, faith, favours, actions, score, resigned, idle, article);
    }

    public Band scored(int points) {
        return new Band(name, faith, favours, permanent, points, resigned, idle, article);
    }

    /** This band after its player has given up; its score is frozen. */
    public Band gone() {
        return new Band(name, faith, favours, permanent, score, true, idle, article);
    }

    public Band withIdle(int turns) {
        return new Band(name, faith, favours, permanent, score, resigned, turns, article);
    }
}
