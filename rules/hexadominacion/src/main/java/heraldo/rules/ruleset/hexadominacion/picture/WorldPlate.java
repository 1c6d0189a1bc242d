package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Rank;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** The map as a plate: the ground and what stands on it, the attacks of the last round, how the realms stand. */
final class WorldPlate {

    private final World world;
    private final int round;
    private final Standings standings;
    private final List<LineResult> results;

    /**
     * A plate.
     *
     * @param round the round that is told
     * @param results its known line results, the source of the numbers that marched
     */
    WorldPlate(World world, int round, Standings standings, List<LineResult> results) {
        this.world = world;
        this.round = round;
        this.standings = standings;
        this.results = results;
    }

    Plate plate() {
        List<Arrow> arrows = arrows();
        List<Piece> pieces = new Slots(world, arrows).pieces();
        return new Plate(
                Message.of("scene.plate.heading"),
                world.over()
                        ? Message.of("scene.plate.over", "round", round)
                        : Message.of("scene.plate.round", "round", round, "last", world.last()),
                new Terrain(Sheet.SIDE, Board.HEXES.stream().map(this::area).toList(), pieces, arrows),
                ranks(),
                keys(pieces, arrows));
    }

    private Plate.Area area(int hex) {
        Tile tile = world.tile(hex);
        Point middle = Sheet.centre(hex);
        Plate.Tag tag = new Plate.Tag(Say.hex(hex), middle.plus(0, Slots.TAG_Y), Slots.TAG);
        return new Plate.Area(
                Sheet.corners(hex),
                middle,
                ground(tile.industry()),
                tile.owner(),
                world.past().changed().contains(hex),
                Slots.capital(world, hex) ? Slots.aside(tag, middle) : tag);
    }

    private static String ground(Industry industry) {
        return switch (industry) {
            case WHEAT -> "wheat";
            case WOOD -> "woods";
            case METAL -> "metal";
            case STONE -> "stone";
            case CITY -> "city";
        };
    }

    private List<Arrow> arrows() {
        List<Arrow> arrows = new ArrayList<>();
        for (Strike strike : world.past().strikes()) {
            for (int origin : strike.origins()) {
                arrows.add(new Arrow(
                        Sheet.centre(origin),
                        Sheet.centre(strike.target()),
                        strike.seat(),
                        number(strike, origin),
                        !strike.won()));
            }
        }
        return arrows;
    }

    private OptionalInt number(Strike strike, int origin) {
        return results.stream()
                .filter(result -> result.seat().number() == strike.seat())
                .map(LineResult::order)
                .filter(order -> order instanceof Attack attack && attack.target() == strike.target())
                .flatMap(order -> ((Attack) order).origins().stream())
                .filter(from -> from.hex() == origin)
                .mapToInt(Origin::soldiers)
                .max();
    }

    private List<Rank> ranks() {
        return standings.rows().stream().map(this::rank).toList();
    }

    private Rank rank(Standings.Row row) {
        return new Rank(
                row.seat(),
                (Integer) row.cells().get(standings.columns().indexOf("place")),
                row.total(),
                (Integer) row.cells().get(standings.columns().indexOf("change")),
                !world.realm(row.seat()).active());
    }

    private static List<Plate.Key> keys(List<Piece> pieces, List<Arrow> arrows) {
        List<Plate.Key> keys = new ArrayList<>();
        add(keys, "soldiers", pieces, piece -> piece.shape() == Shape.SOLDIERS && piece.seat() != Plate.NOBODY);
        add(keys, "capital", pieces, piece -> piece.shape() == Shape.CAPITAL);
        add(keys, "city", pieces, piece -> piece.text().equals(Slots.icon(Industry.CITY)));
        add(
                keys,
                "level",
                pieces,
                piece -> piece.shape() == Shape.ROW && piece.text().length() > 0);
        add(keys, "won", arrows, arrow -> !arrow.failed());
        add(keys, "failed", arrows, Arrow::failed);
        return keys;
    }

    private static <M extends Mark> void add(List<Plate.Key> keys, String key, List<M> marks, Predicate<M> meant) {
        Optional<M> sample = marks.stream().filter(meant).findFirst();
        sample.ifPresent(mark -> keys.add(new Plate.Key(mark, Message.of("scene.plate." + key))));
    }
}
