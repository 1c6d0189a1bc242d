package heraldo.rules.ruleset.kaixiflan.book;

import heraldo.rules.data.RulesetFolder;
import java.util.Arrays;
import java.util.List;

/**
 * The tables of the rulebook.
 *
 * @param buildings in the order of the table
 * @param settlements every kind, the capital included
 * @param eras from 1 to the last
 */
public record Rulebook(
        List<Building> buildings, List<Settlement> settlements, List<Era> eras, UnitCost colonist, UnitCost army) {

    public Rulebook {
        buildings = List.copyOf(buildings);
        settlements = List.copyOf(settlements);
        eras = List.copyOf(eras);
    }

    public static Rulebook read(RulesetFolder folder) {
        List<UnitCost> units = Arrays.stream(folder.table("units.yaml", UnitCost.Row[].class))
                .map(UnitCost.Row::unit)
                .toList();
        return new Rulebook(
                Arrays.stream(folder.table("buildings.yaml", Building.Row[].class))
                        .map(Building.Row::building)
                        .toList(),
                Arrays.stream(folder.table("settlements.yaml", Settlement.Row[].class))
                        .map(Settlement.Row::settlement)
                        .toList(),
                List.of(folder.table("eras.yaml", Era[].class)),
                unit(units, UnitCost.COLONIST),
                unit(units, UnitCost.ARMY));
    }

    private static UnitCost unit(List<UnitCost> units, String id) {
        return units.stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("units.yaml has no " + id));
    }

    /**
     * The building of an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Building building(String id) {
        for (Building building : buildings) {
            if (building.id().equals(id)) {
                return building;
            }
        }
        throw new IllegalArgumentException("no building is called " + id);
    }

    /** The rules of a kind of settlement. */
    public Settlement settlement(TownKind kind) {
        for (Settlement settlement : settlements) {
            if (settlement.kind() == kind) {
                return settlement;
            }
        }
        throw new IllegalArgumentException("settlements.yaml has no " + kind.id());
    }

    /** Returns the row of an Era, from 1. */
    public Era era(int era) {
        return eras.get(era - 1);
    }

    public int lastEra() {
        return eras.size();
    }

    /** Returns the cost of recruiting some units. */
    public Stock cost(Units units) {
        return colonist.cost().times(units.colonists()).plus(army.cost().times(units.armies()));
    }

    /** Returns the most units of each kind that an owner may have alive. */
    public Units most() {
        return new Units(colonist.most(), army.most());
    }
}
