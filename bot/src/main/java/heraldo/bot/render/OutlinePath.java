package heraldo.bot.render;

import java.awt.geom.Path2D;
import java.util.Locale;
import java.util.Scanner;

/** Reads paths as in {@code signs.yaml}: M, L, C and Z with absolute coordinates between 0 and 100. */
final class OutlinePath {

    /** The middle of the square, which is moved to 0,0. */
    static final double MIDDLE = 50;

    private final Scanner words;
    private final Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);

    private OutlinePath(String text) {
        words = new Scanner(text.replaceAll("([MLCZ])", " $1 ")).useLocale(Locale.ROOT);
    }

    /**
     * The path, moved so that its middle is at 0,0.
     *
     * @throws IllegalArgumentException if it has another command
     */
    static Path2D read(String text) {
        OutlinePath reader = new OutlinePath(text);
        while (reader.words.hasNext()) {
            reader.step(reader.words.next());
        }
        return reader.path;
    }

    private void step(String command) {
        switch (command) {
            case "M" -> path.moveTo(next(), next());
            case "L" -> path.lineTo(next(), next());
            case "C" -> path.curveTo(next(), next(), next(), next(), next(), next());
            case "Z" -> path.closePath();
            default -> throw new IllegalArgumentException("a path has no command " + command);
        }
    }

    private double next() {
        return words.nextDouble() - MIDDLE;
    }
}
