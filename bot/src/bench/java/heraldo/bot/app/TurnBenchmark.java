package heraldo.bot.app;

import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** What a turn costs: to play it, to keep it, to draw it. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class TurnBenchmark {

    private static final int WIDTH = 1200;
    private static final int PLATE_WIDTH = 1600;
    private static final int PLATE_HEIGHT = 1000;

    @Benchmark
    public Object resolve(LateGame game) {
        return game.resolve();
    }

    @Benchmark
    public String writeState(LateGame game) {
        return game.write();
    }

    @Benchmark
    public byte[] map(LateGame game) {
        return game.map();
    }

    @Benchmark
    public byte[] plate(LateGame game) {
        return game.plate();
    }

    /**
     * The least a plate can be: its ground in one colour, as the JDK fills and writes it.
     *
     * @param game only says of which ruleset's run it is
     */
    @Benchmark
    public byte[] barePlate(LateGame game) throws IOException {
        BufferedImage image = new BufferedImage(PLATE_WIDTH, PLATE_HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.DARK_GRAY);
        graphics.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
        graphics.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    /** The least a map can be: its areas and their outlines in plain colours, as the JDK draws and writes them. */
    @Benchmark
    public byte[] bareMap(LateGame game) throws IOException {
        Scene scene = game.scene();
        int height = WIDTH * scene.drawing().height() / scene.drawing().width();
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.scale((double) WIDTH / scene.drawing().width(), (double) WIDTH / scene.drawing().width());
        for (Cell cell : scene.drawing().cells()) {
            Polygon outline = outline(cell);
            graphics.setColor(Color.LIGHT_GRAY);
            graphics.fill(outline);
            graphics.setColor(Color.DARK_GRAY);
            graphics.draw(outline);
        }
        graphics.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    private static Polygon outline(Cell cell) {
        Polygon outline = new Polygon();
        for (Point corner : cell.outline()) {
            outline.addPoint(corner.x(), corner.y());
        }
        return outline;
    }
}
