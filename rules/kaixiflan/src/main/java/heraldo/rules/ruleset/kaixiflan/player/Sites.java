package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks over the explored land for places worth going to. */
final class Sites {

    private static final int FAR = 5;
    private static final int NEAR = 4;
    private static final int LEAST_FOR_A_TOWN = 3;
    private static final int MOST_YIELD = 5;
    private static final int[] POSTS = {0, 1, 2, 3, 4, 5, 5};

    private final Draft draft;
    private final Realm realm;

    Sites(Draft draft) {
        this.draft = draft;
        this.realm = draft.realm();
    }

    /** Sources outside the protected zones that colonists should work, best first. */
    List<Post> posts() {
        int era = draft.province().era();
        return free().filter(hex -> era > 1 || good(hex) == Good.MANA)
                .sorted(Comparator.comparingInt((Hex hex) -> -worth(hex)).thenComparing(Comparator.naturalOrder()))
                .limit(POSTS[era])
                .map(hex -> new Post(hex, Math.min(MOST_YIELD + 1 - richness(hex), 1 + (era + 1) / 2)))
                .toList();
    }

    /** Returns whether the province knows a source of mana to work: there is none beside a capital. */
    boolean knowsMana() {
        return free().anyMatch(hex -> good(hex) == Good.MANA);
    }

    /** The best hex for a settlement: the richest pair of free sources beside it, near the capital. */
    Optional<Hex> forTown() {
        return realm.atlas().lands().keySet().stream()
                .filter(hex -> realm.atlas().explored(hex) && realm.town(hex).isEmpty())
                .filter(hex -> open(hex) && hex.distance(draft.capital()) <= NEAR)
                .filter(hex -> pair(hex) >= LEAST_FOR_A_TOWN)
                .min(Comparator.comparingInt((Hex hex) -> -3 * pair(hex) + hex.distance(draft.capital()))
                        .thenComparing(Comparator.naturalOrder()));
    }

    private int pair(Hex hex) {
        List<Integer> best = hex.neighbours().stream()
                .filter(near -> realm.atlas().explored(near)
                        && realm.atlas().at(near).source().isPresent())
                .filter(near -> open(near) && unclaimed(near))
                .map(this::richness)
                .sorted(Comparator.reverseOrder())
                .limit(2)
                .toList();
        return best.stream().mapToInt(Integer::intValue).sum();
    }

    private Stream<Hex> free() {
        return realm.atlas().lands().keySet().stream()
                .filter(hex -> realm.atlas().explored(hex)
                        && realm.atlas().at(hex).source().isPresent())
                .filter(hex -> hex.distance(draft.capital()) <= FAR)
                .filter(hex -> open(hex) && unclaimed(hex));
    }

    /** Neither in a protected zone nor closed by others. */
    private boolean open(Hex hex) {
        return draft.law.peace().zone(hex).isEmpty()
                && !draft.law.peace().blocked(hex, draft.owner)
                && realm.town(hex).filter(town -> town.owner() != draft.owner).isEmpty();
    }

    private boolean unclaimed(Hex hex) {
        return draft.law.control().of(hex).filter(owner -> owner != draft.owner).isEmpty();
    }

    private int worth(Hex hex) {
        int want = switch (good(hex)) {
            case MANA -> 6;
            case SCIENCE -> 3;
            default -> 0;
        };
        return 3 * richness(hex) + want - 2 * hex.distance(draft.capital());
    }

    private Good good(Hex hex) {
        return source(hex).good();
    }

    private int richness(Hex hex) {
        return source(hex).richness();
    }

    private Land.Source source(Hex hex) {
        return realm.atlas().at(hex).source().orElseThrow();
    }
}
