package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.List;

/** Property that may pass from one tribe to another, and the way it passes (Q38). */
public record Property(Chart chart) {

    /** Returns whether a thing is a tribe's to give, as things stand. */
    public boolean owns(Board board, int tribe, Asset asset) {
        Hex place = asset.place();
        Tile tile = board.tile(place);
        return switch (asset.kind()) {
            case LAND -> land(place) && tile.owner() == tribe && !tile.manned();
            case TROOPS -> land(place) && tile.mannedBy(tribe);
            case CITY -> chart.city(place) && tile.owner() == tribe;
            case SHIP -> board.ship(place, tribe).isPresent();
        };
    }

    /** Returns whether both parties of a pact own what they would hand over. */
    public boolean owned(Board board, Pact pact) {
        return pact.give().stream().allMatch(asset -> owns(board, pact.giver(), asset))
                && pact.get().stream().allMatch(asset -> owns(board, pact.receiver(), asset));
    }

    private boolean land(Hex place) {
        return chart.land(place) && !chart.city(place);
    }

    /** The board with some things in other hands. */
    public Board passed(Board board, List<Asset> assets, int receiver) {
        Board passed = board;
        for (Asset asset : assets) {
            Hex place = asset.place();
            passed = asset.kind() == Asset.Kind.SHIP
                    ? passed.with(place, passed.ship(place).orElseThrow().passedTo(receiver))
                    : passed.with(place, passed.tile(place).passedTo(receiver));
        }
        return passed;
    }

    /** Counts the cities that a tribe owns. */
    public int cities(Board board, int tribe) {
        return (int) chart.cities().stream()
                .filter(city -> board.tile(city).owner() == tribe)
                .count();
    }
}
