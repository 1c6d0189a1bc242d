package heraldo.rules.ruleset.hexadominacion.report;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.book.Yield;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Optional;

/** The income that realms can expect of a round (H25, H26). */
record Harvest(World world, Rulebook book) {

    /**
     * The mean income of a realm, each hex rounded down; a city without a choice counts for what the realm has least of (R38).
     */
    Stock expected(Seat seat) {
        Stock held = world.realm(seat).stock();
        Stock sum = Stock.NONE;
        for (Tile tile : world.tiles()) {
            if (tile.owner() == seat.number()) {
                Yield yield = book.yieldOf(tile.level());
                Resource resource = yields(tile).orElseGet(held::scarcest);
                sum = sum.plus(Stock.of(resource, (yield.least() + yield.most()) / 2));
            }
        }
        return sum;
    }

    private static Optional<Resource> yields(Tile tile) {
        return tile.city() ? tile.choice() : tile.industry().resource();
    }
}
