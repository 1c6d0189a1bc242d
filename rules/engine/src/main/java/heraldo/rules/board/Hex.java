package heraldo.rules.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A hex in axial coordinates. Hexes are ordered by q, then by r: with {@link OddQ} names that is by letter, then by
 * number.
 */
public record Hex(int q, int r) implements Comparable<Hex> {

    /** The hex one step away. */
    public Hex to(Direction direction) {
        return new Hex(q + direction.dq(), r + direction.dr());
    }

    /** The six hexes around this one, in the order of {@link Direction}. */
    public List<Hex> neighbours() {
        List<Hex> around = new ArrayList<>(6);
        for (Direction direction : Direction.ALL) {
            around.add(to(direction));
        }
        return around;
    }

    /** Returns the distance to another hex, in steps. */
    public int distance(Hex other) {
        int dq = q - other.q;
        int dr = r - other.r;
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    /** This hex turned clockwise around another. */
    public Hex rotated(Hex centre, int sixths) {
        Hex turned = new Hex(q - centre.q, r - centre.r);
        for (int i = 0; i < Math.floorMod(sixths, 6); i++) {
            turned = new Hex(-turned.r, turned.q + turned.r);
        }
        return new Hex(turned.q + centre.q, turned.r + centre.r);
    }

    /** All hexes within a distance, in their order. */
    public List<Hex> within(int radius) {
        List<Hex> disc = new ArrayList<>();
        for (int dq = -radius; dq <= radius; dq++) {
            int low = Math.max(-radius, -dq - radius);
            int high = Math.min(radius, -dq + radius);
            for (int dr = low; dr <= high; dr++) {
                disc.add(new Hex(q + dq, r + dr));
            }
        }
        return disc;
    }

    /** All hexes at a distance, in their order. */
    public List<Hex> ring(int radius) {
        List<Hex> ring = new ArrayList<>();
        for (int dq = -radius; dq <= radius; dq++) {
            int low = Math.max(-radius, -dq - radius);
            int high = Math.min(radius, -dq + radius);
            int next = Math.abs(dq) == radius ? 1 : high - low;
            for (int dr = low; dr <= high; dr += next) {
                ring.add(new Hex(q + dq, r + dr));
            }
        }
        return ring;
    }

    @Override
    public int compareTo(Hex other) {
        return q == other.q ? Integer.compare(r, other.r) : Integer.compare(q, other.q);
    }
}
