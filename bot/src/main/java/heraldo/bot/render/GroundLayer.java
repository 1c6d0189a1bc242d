package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Paints the land: ground with its texture in the tint of its owner, and the lines between areas. */
final class GroundLayer {

    private static final double SCALE = 1.15;
    private static final float LINE = 1.25f;
    private static final double GRID = 1.6;

    private final Easel easel;
    private final Frame frame;
    private final Map<String, Paint> paints = new HashMap<>();

    GroundLayer(Easel easel, Frame frame) {
        this.easel = easel;
        this.frame = frame;
    }

    void draw(List<Area> areas) {
        Path2D grid = new Path2D.Double();
        for (Area area : areas) {
            Path2D outline = frame.line(area.outline(), true);
            easel.flood(
                    outline,
                    paints.computeIfAbsent(area.ground() + area.owner(), key -> paint(area.ground(), area.owner())));
            grid.append(outline, false);
        }
        easel.stroke(grid, easel.theme().ink("grid"), GRID);
    }

    private Paint paint(String ground, int owner) {
        Color land = easel.theme().land(ground, owner);
        return easel.theme()
                .texture(ground)
                .<Paint>map(texture -> tile(texture, land, easel.theme().lines(ground, owner)))
                .orElse(land);
    }

    /** The tile is drawn nine times, so that a line that leaves it comes in on the other side. */
    private static TexturePaint tile(Theme.Texture texture, Color land, Color lines) {
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
        return new TexturePaint(tile, new Rectangle2D.Double(0, 0, width, height));
    }
}
