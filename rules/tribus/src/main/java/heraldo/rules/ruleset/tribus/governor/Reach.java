package heraldo.rules.ruleset.tribus.governor;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Fight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Threats of the tribes to each other in one turn, as the crow flies, in hundredths of a point. Lives within one position.
 *
 * @param city the value of a city without its soldiers
 * @param moves the range of soldiers, in tiles
 * @param seaMoves the range of a ship, in tiles of sea
 */
record Reach(Rulebook book, World world, int city, int moves, int seaMoves) {

    private static final int POINT = 100;
    private static final int RAID = 100;
    private static final int ARMY = 4;
    private static final int FAR = 6;
    private static final int AVERAGE = 2;
    private static final int FRONT = 25;
    private static final int CREWED = 120;

    /**
     * Soldiers who can attack a city.
     *
     * @param twofold whether they do so from a ship
     */
    private record Force(int soldiers, boolean twofold) {

        int weight() {
            return twofold ? 2 * soldiers : soldiers;
        }
    }

    /** Returns the expected loss of cities to the others before a tribe plays again. */
    int fear(int tribe) {
        int fear = 0;
        for (Hex hex : book.chart().cities()) {
            if (world.board().tile(hex).owner() == tribe) {
                fear += fear(tribe, hex);
            }
        }
        return fear;
    }

    private int fear(int tribe, Hex hex) {
        int soldiers = world.board().tile(hex).soldiers();
        int kept = POINT;
        for (int other : world.living()) {
            if (other != tribe) {
                kept = kept * (POINT - fall(other, hex)) / POINT;
            }
        }
        return (POINT - kept) * (2 * city + soldiers * POINT) / POINT;
    }

    /** Returns the expected loss of open lands: each soldier of the others near them takes one that nobody stands on. */
    int raids(int tribe) {
        int raids = 0;
        for (Map.Entry<Hex, Tile> entry : world.board().tiles().entrySet()) {
            Tile tile = entry.getValue();
            boolean foe = tile.manned() && tile.owner() != tribe && tile.owner() != Tribe.NOBODY;
            raids += foe ? RAID * Math.min(tile.soldiers(), open(tribe, entry.getKey())) : 0;
        }
        return raids;
    }

    /** Lands of a tribe near some place that nobody stands on. */
    private int open(int tribe, Hex from) {
        int open = 0;
        for (Hex hex : from.within(moves)) {
            Tile tile = world.board().tile(hex);
            open += tile.owner() == tribe && !tile.manned() ? 1 : 0;
        }
        return open;
    }

    /** Returns the chance in percent that a city falls to a tribe that attacks it with all it has there. */
    private int fall(int tribe, Hex hex) {
        int garrison = world.board().tile(hex).soldiers();
        int held = POINT;
        for (Force force : forces(tribe, hex)) {
            if (garrison == 0) {
                return POINT;
            }
            int die = book.combat().die();
            int wins = 0;
            for (int face = 1; face <= die; face++) {
                wins += fight(force, garrison, face).margin() > 0 ? 1 : 0;
            }
            held = held * (die - wins) / die;
            garrison = fight(force, garrison, (die + 1) / 2).defendersLeft();
        }
        return POINT - held;
    }

    private Fight fight(Force force, int garrison, int face) {
        return new Fight(book.combat(), force.soldiers(), force.twofold(), garrison, true, face);
    }

    /** The strongest first. */
    private List<Force> forces(int tribe, Hex hex) {
        List<Force> forces = new ArrayList<>();
        for (Hex near : hex.within(moves)) {
            Tile tile = world.board().tile(near);
            if (tile.mannedBy(tribe)) {
                forces.add(new Force(tile.soldiers(), false));
            }
        }
        if (book.chart().port(hex)) {
            Hex harbour = book.chart().harbour(hex).orElseThrow();
            for (Map.Entry<Hex, Ship> entry : world.board().ships().entrySet()) {
                Ship ship = entry.getValue();
                boolean near = entry.getKey().distance(harbour) < seaMoves;
                if (near && ship.owner() == tribe && ship.manned()) {
                    forces.add(new Force(ship.crew(), true));
                }
            }
        }
        forces.sort(Comparator.comparingInt(Force::weight).reversed());
        return forces;
    }

    /** Returns the value of soldiers where there is something to do, and of armies near a city or aboard a ship. */
    int front(int tribe) {
        int front = 0;
        for (Map.Entry<Hex, Tile> entry : world.board().tiles().entrySet()) {
            if (entry.getValue().mannedBy(tribe)) {
                int soldiers = entry.getValue().soldiers();
                front += FRONT * Math.min(soldiers, goals(tribe, entry.getKey()));
                front += soldiers >= ARMY ? city / 2 * (FAR - march(tribe, entry.getKey(), soldiers)) / FAR : 0;
            }
        }
        for (Ship ship : world.board().ships().values()) {
            front += ship.owner() == tribe && ship.crew() >= ARMY ? CREWED : 0;
        }
        return front;
    }

    /** Lands within reach that anybody can walk into. */
    private int goals(int tribe, Hex from) {
        int goals = 0;
        for (Hex hex : from.within(moves)) {
            Tile tile = world.board().tile(hex);
            goals += tile.owner() != tribe && !tile.manned() && book.chart().land(hex) ? 1 : 0;
        }
        return goals;
    }

    /** Returns the distance to the nearest city that a number of soldiers should take, at most {@code FAR}. */
    private int march(int tribe, Hex from, int soldiers) {
        int nearest = FAR;
        for (Hex hex : book.chart().cities()) {
            Tile tile = world.board().tile(hex);
            boolean falls = tile.owner() != tribe
                    && fight(new Force(soldiers, false), tile.soldiers(), AVERAGE)
                                    .margin()
                            > 0;
            nearest = falls ? Math.min(nearest, from.distance(hex)) : nearest;
        }
        return nearest;
    }
}
