package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;
import java.util.Optional;

/** CON: a sector of the Eye is consecrated to a god who has a holy world in it. */
public final class Consecration {

    public static final String CODE = "CON";

    private Consecration() {}

    /** The Major gods with a holy world in a sector of the Eye that a seat controls. */
    public static List<Faith> gods(Law law, Seat seat) {
        return Faith.MAJOR.stream()
                .filter(god -> law.sectors(seat, Side.EYE).stream()
                        .flatMap(sector -> sector.planets().stream())
                        .anyMatch(planet -> law.world(planet).isHolyTo(god)))
                .toList();
    }

    /** The god a claim is about: the one it names, or the only one there is; none at all without holy worlds (CR47). */
    static Optional<Faith> god(Law law, Seat seat, Optional<Faith> named) {
        List<Faith> gods = gods(law, seat);
        return named.or(() -> gods.size() == 1 ? Optional.of(gods.get(0)) : Optional.empty());
    }
}
