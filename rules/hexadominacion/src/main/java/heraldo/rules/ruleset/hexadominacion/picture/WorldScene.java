package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;

/** The map of a game (§7). Nothing on it is secret: everybody sees the same. */
public final class WorldScene {

    private final World world;
    private final PlaceNames names;

    public WorldScene(World world, PlaceNames names) {
        this.world = world;
        this.names = names;
    }

    public Scene scene() {
        Pieces pieces = new Pieces(world, names);
        Arrows arrows = new Arrows(world);
        List<Token> tokens = new ArrayList<>(pieces.tokens());
        tokens.addAll(arrows.shields());
        Drawing drawing = new Drawing(
                Sheet.width(), Sheet.height(), new Ground(world).cells(), arrows.links(), tokens, pieces.labels());
        return new Scene(title(), drawing, new Key(world).legend(), new AltText(world).text());
    }

    /**
     * The map as a plate.
     *
     * @param standings the standings of the realms
     * @param round the round that is told
     * @param results its known line results
     */
    public Scene plate(int round, Standings standings, List<LineResult> results) {
        return scene().on(new WorldPlate(world, round, standings, results).plate());
    }

    /** The map with the orders of a sheet drawn on it, in place of the attacks of the last round. */
    public Scene preview(Seat seat, OrderSheet sheet, Standings standings) {
        World quiet = world.change(draft -> draft.strikes = List.of());
        Sketch sketch = new Sketch(seat);
        sheet.orders().forEach(order -> Command.of(order).draw(sketch));
        Plate plate = new WorldPlate(quiet, world.round(), standings, List.of()).plate();
        return sketch.overlay()
                .over(
                        new WorldScene(quiet, names).scene(),
                        Message.of("scene.preview", "round", world.round()),
                        Message.of("scene.legend.plans"),
                        Message.of("scene.alt.preview", "count", sheet.size(), "map", new AltText(world).text()))
                .on(sketch.plate().over(plate, Message.of("scene.plate.plans")));
    }

    private Message title() {
        return world.over()
                ? Message.of("scene.title-over", "round", world.round())
                : Message.of("scene.title", "round", world.round(), "last", world.last());
    }
}
