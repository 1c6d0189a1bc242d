package heraldo.rules.ruleset.hexadominacion.state;

import java.util.ArrayList;
import java.util.List;

/** The holdings of every owner: its hexes, in reading order. */
public final class Holdings {

    private final World world;
    private final List<List<Integer>> hexes = new ArrayList<>();

    public Holdings(World world) {
        this.world = world;
        for (int owner = 0; owner <= world.seats(); owner++) {
            hexes.add(new ArrayList<>());
        }
        Board.HEXES.forEach(hex -> hexes.get(world.tile(hex).owner()).add(hex));
    }

    /**
     * The hexes of an owner.
     *
     * @param owner number of a seat, or {@link Tile#NOBODY}
     */
    public List<Integer> of(int owner) {
        return List.copyOf(hexes.get(owner));
    }

    /** The cities of an owner. */
    public List<Integer> cities(int owner) {
        return hexes.get(owner).stream().filter(hex -> world.tile(hex).city()).toList();
    }

    /** All soldiers of an owner. */
    public int soldiers(int owner) {
        return hexes.get(owner).stream()
                .mapToInt(hex -> world.tile(hex).soldiers())
                .sum();
    }
}
