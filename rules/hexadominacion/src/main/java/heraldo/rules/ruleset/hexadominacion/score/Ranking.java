package heraldo.rules.ruleset.hexadominacion.score;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The realms, best first (R48): those that play by total, then territorial, cultural, economic and military points; those
 * that left below them, the later the better, then by culture.
 *
 * @param places one for each seat
 */
public record Ranking(List<Place> places) {

    private static final Comparator<Place> PLAYING = Comparator.<Place>comparingInt(
                    place -> place.score().total())
            .thenComparingInt(place -> place.score().territorial())
            .thenComparingInt(place -> place.score().cultural())
            .thenComparingInt(place -> place.score().economic())
            .thenComparingInt(place -> place.score().military())
            .reversed();

    private static final Comparator<Place> LEFT = Comparator.<Place>comparingInt(
                    place -> place.realm().exit())
            .thenComparingInt(place -> place.realm().culture())
            .reversed();

    private static final Comparator<Place> BEST_FIRST = Comparator.<Place, Boolean>comparing(
                    place -> !place.realm().active())
            .thenComparing(
                    (one, other) -> one.realm().active() ? PLAYING.compare(one, other) : LEFT.compare(one, other));

    public Ranking {
        places = List.copyOf(places);
    }

    /**
     * The place of a realm in the ranking.
     *
     * @param rank from 1; realms that nothing tells apart share it
     */
    public record Place(int rank, Seat seat, Realm realm, Score score) {
        private Place at(int rank) {
            return new Place(rank, seat, realm, score);
        }
    }

    public static Ranking of(World world, Points points) {
        List<Place> sorted = world.everybody()
                .map(seat -> new Place(0, seat, world.realm(seat), Score.of(world, seat, points)))
                .sorted(BEST_FIRST)
                .toList();
        List<Place> ranked = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean shared = i > 0 && BEST_FIRST.compare(sorted.get(i - 1), sorted.get(i)) == 0;
            ranked.add(sorted.get(i).at(shared ? ranked.get(i - 1).rank() : i + 1));
        }
        return new Ranking(ranked);
    }

    /** Returns the seats that would win now: the best of those that play. */
    public List<Seat> winners() {
        return places.stream()
                .filter(place -> place.rank() == 1 && place.realm().active())
                .map(Place::seat)
                .toList();
    }
}
