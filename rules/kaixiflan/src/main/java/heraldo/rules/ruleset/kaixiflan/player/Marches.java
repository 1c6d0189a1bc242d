package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Moves colonists toward the posts that lack some, the nearest ones first. */
final class Marches {

    private static final int FARTHEST = 8;

    private final Draft draft;
    private final List<Post> posts;
    private final SortedMap<Hex, Integer> spare = new TreeMap<>();
    private final Set<Hex> left = new TreeSet<>();

    Marches(Draft draft, List<Post> posts) {
        this.draft = draft;
        this.posts = posts;
        draft.muster().of(draft.owner).forEach((hex, units) -> spare.put(hex, units.colonists() - kept(hex)));
    }

    private int kept(Hex hex) {
        return posts.stream()
                .filter(post -> post.hex().equals(hex))
                .mapToInt(Post::wanted)
                .max()
                .orElse(0);
    }

    /** Marches for the posts in their order, with so many actions at most; then idle colonists go home to work. */
    void march(int most) {
        int marches = 0;
        for (Post post : posts) {
            int lacking =
                    post.wanted() - draft.muster().at(post.hex(), draft.owner).colonists();
            if (marches < most && lacking > 0 && toward(post.hex(), lacking, false)) {
                marches++;
            }
        }
        if (marches < most) {
            Settling.poorestAtHome(draft).ifPresent(home -> toward(home, 1, true));
        }
    }

    /** Some colonists of the nearest hex that can spare any go there, as far as they get. */
    private boolean toward(Hex goal, int count, boolean onlyIdle) {
        SortedMap<Hex, Integer> steps = Paths.steps(List.of(goal), draft.realm().atlas()::explored, FARTHEST);
        Optional<Hex> from = steps.keySet().stream()
                .filter(hex -> spare(hex) > 0 && !left.contains(hex) && !hex.equals(goal))
                .filter(hex -> !onlyIdle || idle(hex))
                .min(Comparator.comparingInt((Hex hex) -> Known.in(steps, hex) - (idle(hex) ? 1 : 0))
                        .thenComparing(Comparator.naturalOrder()));
        return from.filter(hex -> go(hex, next(hex, steps), Math.min(count, spare(hex))))
                .isPresent();
    }

    private int spare(Hex hex) {
        return spare.getOrDefault(hex, 0);
    }

    /** Standing where there is nothing to collect. */
    private boolean idle(Hex hex) {
        return draft.realm().atlas().at(hex).source().isEmpty();
    }

    private Hex next(Hex from, SortedMap<Hex, Integer> steps) {
        int reach = draft.law.bonuses(draft.owner).steps();
        return from.within(reach).stream()
                .filter(hex -> steps.containsKey(hex) && draft.law.routes().within(from, hex, reach))
                .min(Comparator.comparing((Hex hex) -> steps.get(hex)).thenComparing(Comparator.naturalOrder()))
                .orElse(from);
    }

    private boolean go(Hex from, Hex to, int count) {
        left.add(from);
        return draft.add(new Move(from, List.of(new Leg(to, Optional.of(count), Optional.empty()))));
    }
}
