package heraldo.bot.app;

import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.scene.Scene;
import java.awt.Color;
import java.awt.Graphics2D;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The picture in the post of a turn, drawn and encoded. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class PlateBenchmark {

    private static final int ANY = 1_000;
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;

    @Param("")
    public String ruleset;

    private Studio studio;
    private Wording wording;
    private Scene told;

    @Setup
    public void play() {
        Installation here = Installation.here();
        HostedRuleset<?> hosted = here.ruleset(ruleset);
        studio = new Studio(here.roots());
        wording = Speech.of(hosted, hosted.manifest().seats().most(), "es").orElseThrow().wording();
        told = LateGame.of(hosted, ANY).told();
    }

    @Benchmark
    public byte[] plate() {
        return studio.map(ruleset, told, wording);
    }

    /** The least a plate can be: its ground in one colour, as the JDK fills and writes it. */
    @Benchmark
    public byte[] barePlate() throws IOException {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.DARK_GRAY);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }
}
