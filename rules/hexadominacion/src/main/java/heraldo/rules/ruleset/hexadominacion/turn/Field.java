package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The board while a round is played, hex by hex. Soldiers are free, reserved for an attack, or spent: they attacked,
 * retreated or occupied this round (§4). Lives within one round.
 */
public final class Field {

    private final World start;
    private final int[] owner = new int[Board.SIZE];
    private final int[] level = new int[Board.SIZE];
    private final int[] free = new int[Board.SIZE];
    private final int[] reserved = new int[Board.SIZE];
    private final int[] spent = new int[Board.SIZE];
    private final Resource[] choice = new Resource[Board.SIZE];
    private final boolean[] taken = new boolean[Board.SIZE];

    Field(World world) {
        start = world;
        for (int hex = 0; hex < Board.SIZE; hex++) {
            Tile tile = world.tile(hex);
            owner[hex] = tile.owner();
            level[hex] = tile.level();
            free[hex] = tile.soldiers();
            choice[hex] = tile.choice().orElse(null);
        }
    }

    public int owner(int hex) {
        return owner[hex];
    }

    public int level(int hex) {
        return level[hex];
    }

    public Industry industry(int hex) {
        return start.tile(hex).industry();
    }

    public boolean city(int hex) {
        return start.tile(hex).city();
    }

    /** The whole garrison. */
    public int soldiers(int hex) {
        return free[hex] + reserved[hex] + spent[hex];
    }

    public int free(int hex) {
        return free[hex];
    }

    public int spent(int hex) {
        return spent[hex];
    }

    /** Returns whether a hex is a city that fell this round, itself or with its capital: it yields nothing (H24, R37). */
    public boolean barren(int hex) {
        return city(hex) && taken[hex];
    }

    public Optional<Resource> choice(int hex) {
        return Optional.ofNullable(choice[hex]);
    }

    public void choose(int hex, Resource resource) {
        choice[hex] = resource;
    }

    public void raise(int hex) {
        level[hex]++;
    }

    /** Free soldiers come, or go if the number is negative. */
    public void add(int hex, int soldiers) {
        free[hex] += soldiers;
    }

    /** Soldiers that have attacked, retreated or occupied come, or die if the number is negative. */
    public void addSpent(int hex, int soldiers) {
        spent[hex] += soldiers;
    }

    /** Free soldiers are set aside for an attack. */
    public void reserve(int hex, int soldiers) {
        free[hex] -= soldiers;
        reserved[hex] += soldiers;
    }

    /** Reserved soldiers are free again. */
    public void release(int hex, int soldiers) {
        reserve(hex, -soldiers);
    }

    /** Reserved soldiers leave the hex, or die in it. */
    public void take(int hex, int soldiers) {
        reserved[hex] -= soldiers;
    }

    /** The hex has another owner and nobody on it; what its city yielded is forgotten (R39). */
    public void pass(int hex, int newOwner) {
        owner[hex] = newOwner;
        free[hex] = 0;
        reserved[hex] = 0;
        spent[hex] = 0;
        choice[hex] = null;
    }

    /** The hex is conquered: {@link #pass}, and its city yields nothing this round. */
    public void conquer(int hex, int newOwner) {
        pass(hex, newOwner);
        taken[hex] = true;
    }

    /** The hexes that have another owner than at the start of the round. */
    List<Integer> changed() {
        List<Integer> changed = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (owner[hex] != start.tile(hex).owner()) {
                changed.add(hex);
            }
        }
        return List.copyOf(changed);
    }

    /** A hex as it stands now. */
    Tile tile(int hex) {
        Tile before = start.tile(hex);
        boolean same = before.owner() == owner[hex]
                && before.level() == level[hex]
                && before.soldiers() == soldiers(hex)
                && before.choice().orElse(null) == choice[hex];
        return same
                ? before
                : new Tile(level[hex], before.industry(), owner[hex], soldiers(hex), Optional.ofNullable(choice[hex]));
    }
}
