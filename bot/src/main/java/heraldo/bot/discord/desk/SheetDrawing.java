package heraldo.bot.discord.desk;

import heraldo.bot.discord.front.Look;
import heraldo.bot.discord.gate.Picture;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import java.util.List;

/** The orders of a sheet, drawn on the own map. */
final class SheetDrawing {

    private final Bench bench;

    SheetDrawing(Bench bench) {
        this.bench = bench;
    }

    /** The surroundings of what is the seat's own, where the board has many areas; else all of it. */
    List<Picture> pictures() {
        Scene scene = bench.position().preview(bench.seat(), bench.sheet());
        Look look = bench.view().look();
        int turn = bench.context()
                .office()
                .archive()
                .number(bench.receipt().turn().key())
                .seen();
        return near(scene)
                ? List.of(bench.context().gallery().own(look, turn, scene, bench.seat()))
                : List.of(bench.context().gallery().map(look, turn, scene));
    }

    /** Returns whether a scene has terrain, so that signs on its whole map are small. */
    private static boolean near(Scene scene) {
        return scene.plate().flatMap(Plate::terrain).isPresent();
    }
}
