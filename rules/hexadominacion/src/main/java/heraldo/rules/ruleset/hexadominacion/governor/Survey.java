package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;

/** The board as everybody sees it, counted once: who has how much, who leads, and what may come over a border. */
final class Survey {

    /** A realm with so many hundredths of what the others have on average runs away. */
    private static final int RUNAWAY = 125;

    /** Before this round nobody is said to run away. */
    private static final int EARLY = 6;

    final World world;
    final Rulebook book;

    private final int[] armies;
    private final int[] totals;
    private final int runaway;

    Survey(World world, Rulebook book) {
        this.world = world;
        this.book = book;
        this.armies = new int[world.seats() + 1];
        this.totals = new int[world.seats() + 1];
        for (Tile tile : world.tiles()) {
            armies[tile.owner()] += tile.soldiers();
            totals[tile.owner()] +=
                    tile.soldiers() * book.points().soldier() + book.points().of(tile);
        }
        for (int owner = 1; owner <= world.seats(); owner++) {
            totals[owner] += realm(owner).stock().sum() * book.points().unit()
                    + realm(owner).culture();
        }
        this.runaway = world.round() < EARLY ? Tile.NOBODY : ahead();
    }

    private int ahead() {
        int first = leader(Tile.NOBODY);
        int others = 0;
        int count = 0;
        for (int owner = 1; owner <= world.seats(); owner++) {
            if (owner != first && realm(owner).active()) {
                others += totals[owner];
                count++;
            }
        }
        return count > 1 && 100L * totals[first] * count > (long) RUNAWAY * others ? first : Tile.NOBODY;
    }

    /** Returns the active realm with the highest score, one realm left out; {@link Tile#NOBODY} if there is none. */
    int leader(int except) {
        int first = Tile.NOBODY;
        for (int owner = 1; owner <= world.seats(); owner++) {
            boolean counts = owner != except && realm(owner).active();
            if (counts && (first == Tile.NOBODY || totals[owner] > totals[first])) {
                first = owner;
            }
        }
        return first;
    }

    /** The realm that all others should stop; {@link Tile#NOBODY} if none runs away. */
    int runaway() {
        return runaway;
    }

    Realm realm(int owner) {
        return world.realms().get(owner - 1);
    }

    int owner(int hex) {
        return world.tile(hex).owner();
    }

    /** A realm's total score. */
    int total(int owner) {
        return totals[owner];
    }

    /** All soldiers of a realm. */
    int army(int owner) {
        return armies[owner];
    }

    boolean capital(int hex) {
        return owner(hex) != Tile.NOBODY && realm(owner(hex)).capital() == hex;
    }

    List<Integer> hexes(int owner) {
        List<Integer> own = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (owner(hex) == owner) {
                own.add(hex);
            }
        }
        return own;
    }

    boolean beside(int hex, int owner) {
        for (int side = 0; side < Board.sides(hex); side++) {
            if (owner(Board.neighbour(hex, side)) == owner) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a rival of its owner touches a hex. */
    boolean front(int hex) {
        for (int side = 0; side < Board.sides(hex); side++) {
            int near = owner(Board.neighbour(hex, side));
            if (near != Tile.NOBODY && near != owner(hex)) {
                return true;
            }
        }
        return false;
    }

    /** The most that may come against a hex: the strongest of the rivals that touch it. */
    int threat(int hex, int owner) {
        int most = 0;
        for (int side = 0; side < Board.sides(hex); side++) {
            int near = owner(Board.neighbour(hex, side));
            if (near != Tile.NOBODY && near != owner) {
                most = Math.max(most, strength(near));
            }
        }
        return most;
    }

    /** With how many a realm could attack in one place: its army goes anywhere, recruits join it, the store pays for both. */
    int strength(int owner) {
        int units = realm(owner).stock().sum();
        return Math.min(armies[owner] * 4 / 7 + units / 26, units / 14) + 1;
    }

    /** Returns whether a realm attacked another in the last round. */
    boolean struck(int attacker, int victim) {
        for (Strike strike : world.past().strikes()) {
            boolean lost =
                    owner(strike.target()) == attacker && world.past().changed().contains(strike.target());
            if (strike.seat() == attacker
                    && (owner(strike.target()) == victim || (lost && beside(strike.target(), victim)))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of rounds left, this one included. */
    int roundsLeft() {
        return world.last() - world.round() + 1;
    }
}
