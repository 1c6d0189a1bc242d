package heraldo.bot.render.png;

import heraldo.bot.render.crew.Meanwhile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The bands into which a picture is cut from top to bottom, so that several processors work at it at a time. How many there
 * are does not depend on the machine: equal pictures give equal bytes.
 */
final class Bands {

    private static final int COUNT = 4;

    private Bands() {}

    /**
     * Returns the result for each band, the uppermost first.
     *
     * @param rows the height of the picture
     * @param work takes the first row of a band and the row behind its last one; any thread may run it
     */
    static <T> List<T> of(int rows, Work<T> work) {
        List<Supplier<T>> bands = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            int from = rows * i / COUNT;
            int to = rows * (i + 1) / COUNT;
            bands.add(() -> work.of(from, to));
        }
        return Meanwhile.all(bands);
    }

    /** The work on the rows of a band. */
    @FunctionalInterface
    interface Work<T> {
        T of(int from, int to);
    }
}
