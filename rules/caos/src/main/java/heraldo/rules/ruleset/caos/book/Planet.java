package heraldo.rules.ruleset.caos.book;

import java.util.Optional;

/**
 * A planet as the galaxy begins.
 *
 * @param id upper-case letters
 * @param subsector the id of the subsector it lies in
 * @param sector the id of its sector
 * @param extreme whether it has Condiciones Extremas
 * @param population the inhabitants at the start
 * @param resources symbols of Recursos
 * @param holy the god it is holy to at the start
 */
public record Planet(
        String id,
        String subsector,
        String sector,
        Side side,
        boolean extreme,
        Optional<Population> population,
        int resources,
        Optional<Faith> holy) {

    /**
     * Inhabitants.
     *
     * @param units units of them, at least 0
     */
    public record Population(int units, Kind kind) {}

    /** Units of inhabitants at the start. */
    public int inhabitants() {
        return population.map(Population::units).orElse(0);
    }

    /** Returns whether inhabitants of this kind live there at the start. */
    public boolean isHomeOf(Kind kind) {
        return kind().filter(kind::equals).isPresent();
    }

    /** Returns the kind of the inhabitants, if there are any. */
    public Optional<Kind> kind() {
        return population.map(Population::kind);
    }
}
