package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Isle.Chip;
import heraldo.rules.scene.Isle.Hex;
import heraldo.rules.scene.Isle.Robber;
import java.util.List;
import java.util.stream.IntStream;

/** The hexes of a plate: what they yield, by which number, and where the robber is. */
record Land(Position before, Position position) {

    private static final String DESERT = "desert";

    List<Hex> hexes() {
        return IntStream.range(0, Net.HEXES).mapToObj(this::hex).toList();
    }

    private Hex hex(int hex) {
        Tile tile = position.board().tile(hex);
        return new Hex(
                Chart.hex(hex),
                Say.hex(hex),
                tile.resource().map(Land::ground).orElse(DESERT),
                tile.resource().map(Land::icon).orElse("cactus"),
                new Chip(tile.number(), tile.pips(), tile.red()),
                yielded(hex, tile),
                robber(hex));
    }

    /** A built hex of the number thrown, without the robber (Y20). */
    private boolean yielded(int hex, Tile tile) {
        int sum =
                position.running().latest().one() + position.running().latest().other();
        return sum != 0
                && tile.number() == sum
                && hex != position.tabletop().robber()
                && position.built().touch(Net.maskOf(hex));
    }

    private Robber robber(int hex) {
        return hex == position.tabletop().robber()
                ? Robber.HERE
                : hex == before.tabletop().robber() ? Robber.LEFT : Robber.NONE;
    }

    /** The ground of a resource: a row of {@code themes.yaml}. */
    static String ground(Resource resource) {
        return switch (resource) {
            case WOOD -> "forest";
            case WHEAT -> "wheat";
            case SHEEP -> "pasture";
            case CLAY -> "clay";
            case STONE -> "mountain";
        };
    }

    /** The icon of a resource: a row of {@code icons.yaml}. */
    static String icon(Resource resource) {
        return switch (resource) {
            case WOOD -> "pine-tree";
            case WHEAT -> "wheat";
            case SHEEP -> "sheep";
            case CLAY -> "brick-wall";
            case STONE -> "peaks";
        };
    }
}
