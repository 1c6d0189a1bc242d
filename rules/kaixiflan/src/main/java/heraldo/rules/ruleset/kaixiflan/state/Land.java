package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A hex of the map: what it holds and who has found it. An independent settlement is a {@link Town} of its own; its
 * land is barren, or a source of the ring under an unplayed capital.
 *
 * @param source the resource it yields, if it is not barren (K14)
 * @param explored whether its content is known: to everybody (R20)
 * @param explorers its explorers, each with the turn; empty for land known from the start (R15)
 */
public record Land(Optional<Source> source, boolean explored, SortedMap<Owner, Integer> explorers) {

    public static final Land BARREN = new Land(Optional.empty(), false, Frozen.noMap());

    public Land {
        explorers = Frozen.map(explorers);
    }

    /**
     * A resource source.
     *
     * @param richness 1 to 3
     */
    public record Source(Good good, int richness) {
        public Source {
            if (richness < 1 || richness > 3) {
                throw new IllegalArgumentException("richness is 1 to 3, not " + richness);
            }
        }
    }

    public static Land of(Good good, int richness) {
        return BARREN.holding(Optional.of(new Source(good, richness)));
    }

    public Land holding(Optional<Source> content) {
        return new Land(content, explored, explorers);
    }

    /** Known from now on, without any explorer. */
    public Land revealed() {
        return new Land(source, true, explorers);
    }

    /** Explored by an owner in a turn; earlier explorers stay. */
    public Land exploredBy(Owner owner, int turn) {
        return new Land(source, true, Frozen.with(explorers, owner, explorers.getOrDefault(owner, turn)));
    }
}
