package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Sets up a game: the map, the sites in use, territories, soldiers and garrisons (§6, R1-R5). */
public final class NewWorld {

    private static final int LOTS_FOR = 5;

    private final MapTable table;

    public NewWorld(MapTable table) {
        this.table = table;
    }

    /** The first round of a game. */
    public World world(Setup setup, Dice dice) {
        Settings settings = settings(setup);
        return settled(
                Layout.drawn(table, settings.symmetricResources(), dice).tiles(),
                sites(setup.seats().size(), dice),
                settings);
    }

    /** The sample map M0, for those who wait for the game to start (R5); all six sites are in use where a lot decides. */
    public World sample(Setup setup) {
        int players = setup.seats().size();
        List<Integer> sites = players == LOTS_FOR
                ? table.allSites()
                : table.used(players).stream().sorted().map(table::site).toList();
        return settled(Layout.sample(table).tiles(), sites, settings(setup));
    }

    private static Settings settings(Setup setup) {
        return new Settings(new Options(setup.options()));
    }

    /** The hexes of the sites in use: that of seat 1 first. */
    private List<Integer> sites(int players, Dice dice) {
        List<Integer> used;
        if (players == LOTS_FOR) {
            int vacant = dice.die("gen|vacante", table.sites().size());
            used = IntStream.rangeClosed(1, table.sites().size())
                    .filter(site -> site != vacant)
                    .boxed()
                    .toList();
        } else {
            used = table.used(players);
        }
        return used.stream().sorted().map(table::site).toList();
    }

    private World settled(List<Tile> empty, List<Integer> capitals, Settings settings) {
        Territory territory = new Territory(settings.startTerritory(), capitals, table.allSites());
        List<Tile> tiles = new ArrayList<>(empty);
        for (int hex : Board.HEXES) {
            Tile tile = tiles.get(hex).withOwner(territory.owner(hex));
            tiles.set(hex, tile.withSoldiers(soldiers(tile, capitals.contains(hex), settings)));
        }
        Stock stock = Stock.all(settings.stockStart()).capped(settings.stockCap());
        List<Realm> realms =
                capitals.stream().map(capital -> Realm.at(capital, stock)).toList();
        return World.start(settings.options(), settings.rounds(), tiles, realms);
    }

    private static int soldiers(Tile tile, boolean capital, Settings settings) {
        if (tile.neutral()) {
            return settings.neutralGarrison(tile.level());
        }
        return capital ? settings.startSoldiersCapital() : settings.startSoldiersOther();
    }
}
