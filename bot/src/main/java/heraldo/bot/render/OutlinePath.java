package heraldo.bot.render;

import java.awt.geom.Path2D;
import java.util.Iterator;
import java.util.regex.Pattern;

/** Reads paths as in {@code signs.yaml}: M, L, C and Z with absolute coordinates between 0 and 100. */
final class OutlinePath {

    /** The middle of the square, which is moved to 0,0. */
    static final double MIDDLE = 50;

    private static final Pattern COMMAND = Pattern.compile("([MLCZ])");
    private static final Pattern GAP = Pattern.compile("\\s+");

    private final Iterator<String> words;
    private final Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);

    private OutlinePath(String text) {
        words = GAP.splitAsStream(COMMAND.matcher(text).replaceAll(" $1 ").strip())
                .filter(word -> !word.isEmpty())
                .iterator();
    }

    /**
     * The path, moved so that its middle is at 0,0.
     *
     * @throws IllegalArgumentException if it has another command, or something that is no number
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
        return Double.parseDouble(words.next()) - MIDDLE;
    }
}
