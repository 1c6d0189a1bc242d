package heraldo.rules.ruleset.tribus.score;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.state.Ending;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Collection;
import java.util.Optional;

/** The three ways to win (Q42). */
public record Victory(Rulebook book) {

    /** V1, at any tick: one tribe is left. */
    public Optional<Ending> last(World world) {
        return world.living().size() > 1 ? Optional.empty() : won(world.living(), Ending.Reason.LAST);
    }

    /** V2 and V3, at the end of a week. */
    public Optional<Ending> weekly(World world) {
        return domination(world).or(() -> score(world));
    }

    private Optional<Ending> domination(World world) {
        int enough = world.settings().dominationCities();
        Ranking ranking = new Ranking(book, world);
        int most = ranking.mostCities();
        return enough > 0 && most >= enough
                ? won(ranking.withCities(most), Ending.Reason.DOMINATION)
                : Optional.empty();
    }

    private Optional<Ending> score(World world) {
        int last = world.settings().maxWeeks();
        return last > 0 && world.week() >= last
                ? won(new Ranking(book, world).best(), Ending.Reason.SCORE)
                : Optional.empty();
    }

    private static Optional<Ending> won(Collection<Integer> winners, Ending.Reason reason) {
        return Optional.of(new Ending(Frozen.set(winners), reason));
    }
}
