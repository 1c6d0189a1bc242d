package heraldo.rules.ruleset.hexadominacion.score;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Optional;
import java.util.TreeSet;

/** The end of a game: its winners and its reason (H2, R47). */
public final class Finish {

    private Finish() {}

    /** Returns the outcome of a game once it is over. */
    public static Optional<Outcome> of(World world, Points points) {
        return world.over()
                ? Optional.of(
                        new Outcome(new TreeSet<>(Ranking.of(world, points).winners()), reason(world)))
                : Optional.empty();
    }

    private static Message reason(World world) {
        long active = world.realms().stream().filter(Realm::active).count();
        if (active > 1) {
            return Message.of("outcome-of-game.rounds", "last", world.last());
        }
        return Message.of(active == 1 ? "outcome-of-game.alone" : "outcome-of-game.nobody");
    }
}
