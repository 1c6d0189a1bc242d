package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Point;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Paints the land: ground with its texture in the tint of its owner, and the lines between areas. */
final class GroundLayer {

    private static final double SCALE = 1.15;
    private static final float LINE = 1.25f;
    private static final double GRID = 1.6;

    /** The lines between so many areas, those of a whole board, lie ready; they are the same from turn to turn. */
    private static final int MANY = 12;

    private final Easel easel;
    private final Frame frame;

    GroundLayer(Easel easel, Frame frame) {
        this.easel = easel;
        this.frame = frame;
    }

    /** The cache key of the lines between areas. */
    private record Lines(List<List<Point>> outlines, Frame frame, int width) {}

    void draw(List<Area> areas) {
        Weave weave = new Weave(easel.image());
        areas.forEach(area -> weave.fill(frame.at(area.outline()), tile(area)));
        List<List<Point>> outlines = areas.stream().map(Area::outline).toList();
        Color ink = easel.theme().ink("grid");
        if (areas.size() < MANY || frame.width() > Frame.MAP) {
            easel.hairline(grid(outlines), ink, GRID, List.of());
            return;
        }
        int width = easel.image().getWidth();
        Stencil lines = Workshop.of(easel.theme()).stencil(new Lines(outlines, frame, width), () -> {
            Easel blank = easel.blank((int) Frame.MAP, (int) Frame.MAP);
            blank.hairline(grid(outlines), Color.WHITE, GRID, List.of());
            return Stencil.of(blank.image(), blank.bounds(), width);
        });
        lines.lay(easel.image(), ink);
    }

    /** Every side once, though two areas share it. */
    private Path2D grid(List<List<Point>> outlines) {
        Path2D grid = new Path2D.Double();
        Set<Rim.Side> drawn = new HashSet<>();
        for (List<Point> outline : outlines) {
            for (Rim.Side side : Rim.sides(outline)) {
                if (!drawn.contains(side.back()) && drawn.add(side)) {
                    grid.moveTo(frame.x(side.from()), frame.y(side.from()));
                    grid.lineTo(frame.x(side.to()), frame.y(side.to()));
                }
            }
        }
        return grid;
    }

    private Weave.Tile tile(Area area) {
        Theme theme = easel.theme();
        return theme.tile(area.ground(), area.owner(), () -> {
            Color land = theme.land(area.ground(), area.owner());
            return Weave.Tile.of(theme.texture(area.ground())
                    .map(texture -> tile(texture, land, theme.lines(area.ground(), area.owner())))
                    .orElseGet(() -> plain(land)));
        });
    }

    private static BufferedImage plain(Color land) {
        BufferedImage tile = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        tile.setRGB(0, 0, land.getRGB());
        return tile;
    }

    /** The tile is drawn nine times, so that a line that leaves it comes in on the other side. */
    private static BufferedImage tile(ThemeTable.Texture texture, Color land, Color lines) {
        int width = (int) Math.round(texture.width() * SCALE);
        int height = (int) Math.round(texture.height() * SCALE);
        BufferedImage tile = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = tile.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setPaint(land);
        graphics.fillRect(0, 0, width, height);
        graphics.setPaint(lines);
        graphics.setStroke(new BasicStroke(LINE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D path = OutlinePath.read(texture.path());
        for (int i = 0; i < 9; i++) {
            AffineTransform place = AffineTransform.getTranslateInstance((i % 3 - 1) * width, (i / 3 - 1) * height);
            place.scale(SCALE, SCALE);
            place.translate(OutlinePath.MIDDLE, OutlinePath.MIDDLE);
            graphics.draw(place.createTransformedShape(path));
        }
        graphics.dispose();
        return tile;
    }
}
