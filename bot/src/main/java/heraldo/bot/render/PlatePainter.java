package heraldo.bot.render;

import heraldo.bot.render.crew.Meanwhile;
import heraldo.bot.render.png.PlateColours;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Terrain;
import heraldo.rules.scene.Wheel;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Draws plates of {@value #WIDTH} by {@value #HEIGHT} pixels, layer over layer: land, borders and glow, ids, shafts of arrows,
 * pieces, names of realms, beads of arrows; and the column beside the map. Equal scenes give equal bytes.
 */
final class PlatePainter {

    static final int WIDTH = 1600;
    static final int HEIGHT = 1000;
    private static final double HALO = 3.4;

    /** Of a board: its grounds in the tints of their owners, and few soft edges. */
    static final int COLOURS = 160;

    private final Theme theme;
    private final Icons icons;
    private final Signs signs;

    PlatePainter(Theme theme, Icons icons, Signs signs) {
        this.theme = theme;
        this.icons = icons;
        this.signs = signs;
    }

    /** A seat's own plate as a PNG file. */
    byte[] own(Scene scene, Plate plate, Seat seat, Wording wording) {
        return new OwnPainter(this, sheet()).paint(scene, plate, seat, wording);
    }

    /** Draws the surroundings of a place as a PNG file. */
    byte[] around(Scene scene, Plate plate, Places.Place place, Wording wording) {
        return new OwnPainter(this, sheet()).paint(scene, plate, place, wording);
    }

    /** The plate of a scene as a PNG file. */
    byte[] paint(Scene scene, Plate plate, Wording wording) {
        Easel easel = sheet();
        int colours = COLOURS;
        switch (plate.board()) {
            case Wheel wheel -> {
                new WheelPainter(easel, wheel, wording).draw(() -> new PlateColumn(easel, wording).draw(plate));
                colours = WheelPainter.COLOURS;
            }
            case Isle isle -> {
                Meanwhile<BufferedImage> column = column(plate, wording);
                new IslePainter(easel).draw(isle);
                lay(column.get(), easel.image());
                colours = PlateColours.MOST;
            }
            case Terrain terrain -> board(easel, scene, plate, terrain, wording);
        }
        List<Color> first = plate.wheel().isPresent() ? WheelPainter.kept(theme) : List.of();
        byte[] png = PlateColours.png(easel.image(), colours, first);
        SheetRack.PLATES.putBack(easel.image());
        return png;
    }

    private Easel sheet() {
        return new Easel(theme, icons, signs, WIDTH, HEIGHT);
    }

    /** The column on a sheet of its own. */
    private Meanwhile<BufferedImage> column(Plate plate, Wording wording) {
        return Meanwhile.of(() -> {
            Easel easel = sheet();
            new PlateColumn(easel, wording).draw(plate);
            return easel.image();
        });
    }

    /** Lays the column over whatever of the map reaches there. */
    private static void lay(BufferedImage column, BufferedImage plate) {
        int[] from = ((DataBufferInt) column.getRaster().getDataBuffer()).getData();
        int[] to = ((DataBufferInt) plate.getRaster().getDataBuffer()).getData();
        for (int at = PlateColumn.LEFT; at < to.length; at += WIDTH) {
            System.arraycopy(from, at, to, at, WIDTH - PlateColumn.LEFT);
        }
        SheetRack.PLATES.putBack(column);
    }

    /** A board beside its column. What lies on it is laid out while its ground is painted, then the column is on its way. */
    private void board(Easel easel, Scene scene, Plate plate, Terrain terrain, Wording wording) {
        Frame frame = Frame.of(scene, terrain.window());
        List<Land> lands = Land.of(terrain.areas());
        Meanwhile<Layout> layout = Meanwhile.of(() -> Layout.of(terrain, lands, frame, wording));
        Meanwhile<BufferedImage> column = column(plate, wording);
        board(easel, terrain, frame, lands, layout);
        lay(column.get(), easel.image());
    }

    /** A board, layer over layer; where things lie is not asked before its ground is painted. */
    static void board(Easel easel, Terrain terrain, Frame frame, List<Land> lands, Supplier<Layout> layouts) {
        double radius = frame.length(terrain.radius());
        ArrowLayer arrows = new ArrowLayer(easel, new ArrowWay(radius));
        new GroundLayer(easel, frame).draw(terrain.areas());
        new SeaLayer(easel, frame).draw(terrain);
        TownLayer towns = new TownLayer(easel, frame, radius);
        towns.draw(terrain.areas());
        FogLayer fog = new FogLayer(easel, frame, radius);
        fog.hem(terrain.areas());
        new RealmLayer(easel, frame).draw(lands);
        towns.rings(terrain.areas());
        fog.zones(terrain.zones());
        Layout layout = layouts.get();
        tags(easel, layout);
        arrows.shafts(layout.marches());
        PieceLayer pieces = new PieceLayer(easel);
        layout.pieces()
                .forEach(piece ->
                        pieces.draw(piece, frame.x(piece.at()), frame.y(piece.at()), frame.length(piece.size())));
        layout.names().forEach(name -> RealmNames.draw(easel, name));
        layout.beads().forEach(arrows::bead);
    }

    /** Lays out the map of a plate. */
    static Layout layout(Scene scene, Terrain terrain, Wording wording) {
        return Layout.of(terrain, Land.of(terrain.areas()), Frame.of(scene, terrain.window()), wording);
    }

    /** Draws the ids that players type for areas, those of one size at a time. */
    private static void tags(Easel easel, Layout layout) {
        Map<Double, List<LetterStamps.Words>> bold = new TreeMap<>();
        Map<Double, List<LetterStamps.Words>> faint = new TreeMap<>();
        for (Layout.Placed tag : layout.tags()) {
            double left = tag.x() - Typeface.STRONG.width(tag.text(), tag.size()) / 2;
            (tag.faint() ? faint : bold)
                    .computeIfAbsent(tag.size(), size -> new ArrayList<>())
                    .add(new LetterStamps.Words(tag.text(), left, tag.y() + tag.size() / 2));
        }
        faint.forEach((size, words) ->
                LetterStamps.plain(easel, Typeface.STRONG, size, "faint").set(words));
        bold.forEach((size, words) -> new LetterStamps(easel, Typeface.STRONG, size, HALO).set(words));
    }
}
