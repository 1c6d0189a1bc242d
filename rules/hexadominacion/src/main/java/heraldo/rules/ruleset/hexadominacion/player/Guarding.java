package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.order.Move;
import java.util.Comparator;
import java.util.Optional;

/** Sends soldiers who have nothing else to do to the best hex of the border. */
final class Guarding implements Habit {

    @Override
    public void follow(Draft draft) {
        post(draft).ifPresent(post -> gather(draft, post));
    }

    private static Optional<Integer> post(Draft draft) {
        return draft.frontier.own().stream()
                .filter(hex -> !draft.frontier.quiet(hex))
                .max(Comparator.comparingInt(
                                (Integer hex) -> draft.book.points().of(draft.world.tile(hex)))
                        .thenComparingInt(draft.frontier::threat));
    }

    private static void gather(Draft draft, int post) {
        for (int hex : draft.frontier.own()) {
            int idle = draft.free(hex);
            if (draft.mayMove() && hex != post && draft.frontier.quiet(hex) && idle > 0) {
                draft.add(new Move(idle, hex, post));
                draft.engage(hex, idle);
            }
        }
    }
}
