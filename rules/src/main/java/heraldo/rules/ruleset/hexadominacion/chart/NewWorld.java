package heraldo.rules.ruleset.hexadominacion.chart;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Arrays;
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
        Options options = new Options(setup.options());
        boolean symmetric = options.is("resourceMode", "SYMMETRIC");
        return settled(
                Layout.drawn(table, symmetric, dice).tiles(),
                sites(setup.seats().size(), dice),
                options);
    }

    /** The sample map M0, for those who wait for the game to start (R5); all six sites are in use where a lot decides. */
    public World sample(Setup setup) {
        int players = setup.seats().size();
        List<Integer> sites = players == LOTS_FOR
                ? table.allSites()
                : table.used(players).stream().sorted().map(table::site).toList();
        return settled(Layout.sample(table).tiles(), sites, new Options(setup.options()));
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

    private World settled(List<Tile> empty, List<Integer> capitals, Options options) {
        List<Tile> tiles = new ArrayList<>(empty);
        Territory territory = Territory.of(options.text("startTerritory"));
        for (int hex : Board.HEXES) {
            int owner = territory.owner(hex, capitals, table.allSites());
            Tile tile = tiles.get(hex).owner(owner);
            tiles.set(hex, tile.soldiers(soldiers(tile, capitals.contains(hex), options)));
        }
        Stock stock = Stock.all(options.number("stockStart")).capped(options.number("stockCap"));
        List<Realm> realms =
                capitals.stream().map(capital -> Realm.at(capital, stock)).toList();
        return World.start(options, tiles, realms);
    }

    private static int soldiers(Tile tile, boolean capital, Options options) {
        if (tile.neutral()) {
            return garrisons(options)[tile.level() - 1];
        }
        return options.number(capital ? "startSoldiersCapital" : "startSoldiersOther");
    }

    private static int[] garrisons(Options options) {
        return Arrays.stream(options.text("neutralGarrison").split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
