package heraldo.rules.ruleset.caos.book;

import java.util.List;
import java.util.SortedMap;

/**
 * The rings of sectors ({@code galaxy.yaml}, §8.1).
 *
 * @param eye the sectors of the Eye, counter-clockwise
 * @param rings one for each size of the galaxy, smallest first
 */
record RingTable(List<String> eye, List<Ring> rings) {

    /**
     * The Outer Sector of one size.
     *
     * @param sectors counter-clockwise
     * @param opens the sectors of the Eye that each of them opens to
     */
    record Ring(List<String> sectors, SortedMap<String, List<String>> opens) {}
}
