package heraldo.rules.ruleset.caos.book;

import java.util.Optional;

/**
 * A planet as the galaxy begins.
 *
 * @param id upper-case letters
 * @param subsector the id of the subsector it lies in
 * @param sector the id of its sector
 * @param extreme whether it has Condiciones Extremas
 * @param inhabitants units of inhabitants at the start
 * @param kind who they are, if there are any
 * @param resources symbols of Recursos
 * @param holy the god it is holy to at the start
 */
public record Planet(
        String id,
        String subsector,
        String sector,
        Side side,
        boolean extreme,
        int inhabitants,
        Optional<Kind> kind,
        int resources,
        Optional<Faith> holy) {}
