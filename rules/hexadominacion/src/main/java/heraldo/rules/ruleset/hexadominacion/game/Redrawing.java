package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.state.WorldDraft;
import java.util.Arrays;
import java.util.Optional;

/** A world as it might just as well be for a viewer: what other realms hold of each resource, their votes and city choices (§7). */
public final class Redrawing {

    private final World world;
    private final Viewer viewer;
    private final Dice dice;

    private Redrawing(World world, Viewer viewer, Dice dice) {
        this.world = world;
        this.viewer = viewer;
        this.dice = dice;
    }

    /** The world drawn anew; unchanged for the director, who may know everything. */
    public static World of(World world, Viewer viewer, Dice dice) {
        return viewer.equals(Viewer.DIRECTOR) ? world : new Redrawing(world, viewer, dice).world();
    }

    private World world() {
        return world.change(draft -> {
            for (int number = 1; number <= world.seats(); number++) {
                if (!viewer.maySee(new Seat(number))) {
                    redraw(draft, number);
                }
            }
        });
    }

    private void redraw(WorldDraft draft, int number) {
        Realm realm = draft.realms.get(number - 1);
        if (!realm.active()) {
            return;
        }
        String label = "redrawn|" + number;
        int vote = dice.die(label + "|vote", Settings.of(world).extensionMax() + 1) - 1;
        Stock stock = Settings.of(world).publicStocks() ? realm.stock() : dealt(realm.stock(), label);
        draft.realms.set(number - 1, realm.withVote(vote).withStock(stock));
        for (int hex : Board.HEXES) {
            Tile tile = draft.tiles.get(hex);
            if (tile.owner() == number && tile.city()) {
                Resource choice = Resource.ALL.get(dice.die(label + "|" + Board.name(hex), 4) - 1);
                draft.tiles.set(hex, tile.withChoice(Optional.of(choice)));
            }
        }
    }

    /** Only their sum is public, as it is the economic score: it is cut anew, at any places. */
    private Stock dealt(Stock stock, String label) {
        int sum = stock.sum();
        int[] cuts = new int[Resource.ALL.size() + 1];
        for (int i = 1; i < Resource.ALL.size(); i++) {
            cuts[i] = dice.die(label + "|" + Resource.ALL.get(i).id(), sum + 1) - 1;
        }
        cuts[Resource.ALL.size()] = sum;
        Arrays.sort(cuts);
        Stock drawn = Stock.NONE;
        for (int i = 0; i < Resource.ALL.size(); i++) {
            drawn = drawn.with(Resource.ALL.get(i), cuts[i + 1] - cuts[i]);
        }
        return drawn;
    }
}
