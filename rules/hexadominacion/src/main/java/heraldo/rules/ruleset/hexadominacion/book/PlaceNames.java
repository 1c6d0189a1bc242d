package heraldo.rules.ruleset.hexadominacion.book;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.List;

/**
 * Names of the hexes ({@code names.yaml}, §6): each stem with each ending, in reading order.
 *
 * @param stems one for every run of hexes as long as there are endings
 */
public record PlaceNames(List<String> stems, List<String> endings) {

    public PlaceNames {
        stems = List.copyOf(stems);
        endings = List.copyOf(endings);
        if (stems.size() * endings.size() < Board.SIZE) {
            throw new IllegalArgumentException(stems.size() + " stems with " + endings.size() + " endings do not name "
                    + Board.SIZE + " hexes; add some");
        }
    }

    /** The name of a hex. */
    public String of(int hex) {
        return stems.get(hex / endings.size()) + endings.get(hex % endings.size());
    }
}
