package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Corner;
import heraldo.rules.scene.Isle.Guard;
import heraldo.rules.scene.Isle.March;
import heraldo.rules.scene.Isle.Road;
import heraldo.rules.scene.Plate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The roads, buildings and soldiers on the board, with the new ones marked. */
final class Settlers {

    private final Position before;
    private final Position position;
    private final Latest latest;

    /**
     * Creates the pieces of a board.
     *
     * @param before the position before the turn, with the old places of soldiers; the same object if it is unknown
     */
    Settlers(Position before, Position position) {
        this.before = before;
        this.position = position;
        this.latest = position.running().latest();
    }

    List<Road> roads() {
        return roads(Edges.NONE, latest.edges()::has);
    }

    /** All roads: planned ones shine, and edges that are open for building have nobody's colour. */
    List<Road> roads(Edges open) {
        return roads(open, edge -> position.paver(edge) != 0 && before.paver(edge) == 0);
    }

    private List<Road> roads(Edges open, IntPredicate fresh) {
        return IntStream.range(0, Net.EDGES)
                .filter(edge -> position.paver(edge) != 0 || open.has(edge))
                .mapToObj(edge -> new Road(
                        Chart.corner(Net.low(edge)),
                        Chart.corner(Net.high(edge)),
                        position.paver(edge),
                        fresh.test(edge)))
                .toList();
    }

    /** Corners on which somebody may build shine, too. */
    List<Corner> corners(Corners open) {
        return corners().stream()
                .map(corner -> open.has(corner.number()) && corner.building() == Building.NONE
                        ? new Corner(corner.at(), corner.number(), Building.NONE, Plate.NOBODY, true)
                        : corner)
                .toList();
    }

    List<Corner> corners() {
        return IntStream.rangeClosed(1, Net.CORNERS).mapToObj(this::corner).toList();
    }

    private Corner corner(int corner) {
        int seat = position.builder(corner);
        Building building = building(position, corner);
        boolean same = building == building(before, corner) && seat == before.builder(corner);
        boolean known = !alone();
        boolean fresh =
                building != Building.NONE && (known ? !same : latest.corners().has(corner) && unguarded(corner));
        return new Corner(Chart.corner(corner), corner, building, seat, fresh);
    }

    /** Returns whether a corner has no soldier: otherwise a change there may be only an arrival. */
    private boolean unguarded(int corner) {
        return position.sides().stream().noneMatch(side -> side.troop().standsOn(corner));
    }

    private static Building building(Position position, int corner) {
        int seat = position.builder(corner);
        if (seat != 0) {
            return position.side(seat).buildings().cities().has(corner) ? Building.CITY : Building.HOUSE;
        }
        return position.ruins().has(corner) ? Building.RUIN : Building.NONE;
    }

    /** Warriors first, of the owner of the corner before those of others. */
    List<Guard> guards() {
        List<Guard> guards = new ArrayList<>();
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            guards.addAll(guards(corner));
        }
        return guards;
    }

    private List<Guard> guards(int corner) {
        List<Guard> guards = new ArrayList<>();
        int of = position.sides().stream()
                .mapToInt(side -> (int) side.troop().soldiers().stream()
                        .filter(soldier -> soldier.corner() == corner)
                        .count())
                .sum();
        for (Seat seat : position.seats()) {
            for (Soldier soldier : position.side(seat).troop().soldiers()) {
                if (soldier.corner() == corner) {
                    guards.add(new Guard(
                            corner(corner),
                            Net.row(corner) % 2 == 0,
                            guards.size(),
                            of,
                            seat.number(),
                            soldier.id().toString(),
                            arrived(seat, soldier)));
                }
            }
        }
        return guards;
    }

    /** Returns whether the earlier position is unknown: the position itself stands for it then. */
    @SuppressWarnings("ReferenceEquality") // the very same one is meant, not one that is like it
    private boolean alone() {
        return before == position;
    }

    private boolean arrived(Seat seat, Soldier soldier) {
        return alone() ? latest.corners().has(soldier.corner()) : origin(seat, soldier) != soldier.corner();
    }

    /** Returns the corner of a soldier before the turn; 0 for a new one. */
    private int origin(Seat seat, Soldier soldier) {
        return before.side(seat).troop().find(soldier.id()).map(Soldier::corner).orElse(0);
    }

    /** The last edge of the way of every soldier that has moved. */
    List<March> marches() {
        List<March> marches = new ArrayList<>();
        for (Seat seat : position.seats()) {
            for (Soldier soldier : position.side(seat).troop().soldiers()) {
                int from = origin(seat, soldier);
                if (from != 0 && from != soldier.corner()) {
                    last(from, soldier.corner())
                            .forEach(step -> marches.add(
                                    new March(Chart.corner(step), Chart.corner(soldier.corner()), seat.number())));
                }
            }
        }
        return marches;
    }

    /** From where a soldier took its last step: where it stood, or the corner between. */
    private static IntStream last(int from, int to) {
        return Net.adjacent(from, to)
                ? IntStream.of(from)
                : IntStream.of(Net.neighbours(to))
                        .filter(corner -> Net.adjacent(from, corner))
                        .limit(1);
    }
}
