package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Combat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Fight;
import java.util.List;
import java.util.stream.IntStream;

/** Worth of things to a tribe, in units of a tenth of a soldier or so. */
public record Worth(Chart chart, World world, int tribe) {

    static final int SOLDIER = 10;

    private static final int CITY = 120;

    /** By how much a city is worth more every week: the game does not last for ever. */
    private static final int HASTE = 10;

    private static final int LAND = 10;
    private static final int FOREIGN = 4;
    private static final int SIEGE = 9;
    private static final int SHIP = 30;

    static Worth of(Plan plan) {
        return new Worth(plan.chart, plan.now(), plan.tribe);
    }

    /** Returns the value of taking a tile. */
    public int tile(Hex hex) {
        Tile tile = world.board().tile(hex);
        if (tile.owner() == tribe) {
            return 0;
        }
        int foreign = tile.owner() == Tribe.NOBODY ? 0 : FOREIGN;
        return chart.city(hex)
                ? CITY + HASTE * world.week() + 5 * foreign
                : LAND + foreign + bond(hex, tribe) + siege(hex);
    }

    /** Counts the tiles beside a tile that belong to a tribe. */
    public int bond(Hex hex, int owner) {
        return (int) hex.neighbours().stream()
                .filter(other -> world.board().tile(other).owner() == owner)
                .count();
    }

    /** Returns the value of standing beside enemy cities: each stack more is a step to a siege. */
    int siege(Hex hex) {
        return chart.landAround(hex).stream()
                .filter(city -> chart.city(city) && enemy(city))
                .mapToInt(city -> SIEGE * (1 + besiegers(city)) / 2)
                .sum();
    }

    private boolean enemy(Hex hex) {
        int owner = world.board().tile(hex).owner();
        return owner != tribe && owner != Tribe.NOBODY;
    }

    /** Stacks of the tribe around a city. */
    int besiegers(Hex city) {
        return (int) chart.landAround(city).stream()
                .filter(hex -> world.board().tile(hex).mannedBy(tribe))
                .count();
    }

    /** Returns the worth of a thing to a tribe; both parties of a pact come to the same number. */
    public int asset(Asset asset, int owner) {
        Hex place = asset.place();
        int soldiers = world.board().tile(place).soldiers() * SOLDIER;
        return switch (asset.kind()) {
            case LAND -> LAND + 2 * bond(place, owner);
            case TROOPS -> LAND + soldiers;
            case CITY -> CITY + soldiers + 2 * bond(place, owner);
            case SHIP -> SHIP + SOLDIER * world.board().crew(place);
        };
    }

    int assets(List<Asset> assets, int owner) {
        return assets.stream().mapToInt(asset -> asset(asset, owner)).sum();
    }

    /** Returns the average value of an attack, in quarters: the sum over the faces of the die. */
    static int attack(Combat combat, int attackers, boolean twofold, int defenders, boolean sheltered, int prize) {
        return IntStream.rangeClosed(1, combat.die())
                .map(die -> outcome(new Fight(combat, attackers, twofold, defenders, sheltered, die), prize))
                .sum();
    }

    private static int outcome(Fight fight, int prize) {
        int lost = fight.attackers() - fight.attackersLeft();
        int killed = fight.defenders() - fight.defendersLeft();
        return (fight.margin() > 0 ? prize : 0) + SOLDIER * (killed - lost);
    }

    /** With how many of its faces the die wins. */
    static int chances(Combat combat, int attackers, boolean twofold, int defenders, boolean sheltered) {
        return (int) IntStream.rangeClosed(1, combat.die())
                .filter(die -> new Fight(combat, attackers, twofold, defenders, sheltered, die).margin() > 0)
                .count();
    }
}
