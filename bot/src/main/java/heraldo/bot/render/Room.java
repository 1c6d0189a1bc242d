package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.List;

/** A summed-area table of the taken cells of a map, {@value #CELL} pixels wide: four sums tell whether a box is free. */
final class Room {

    private static final int CELL = 2;

    private final int side;
    private final int[] sums;

    /** The room that some boxes leave on a square map. */
    Room(double map, List<Rectangle2D> taken) {
        side = (int) Math.ceil(map / CELL) + 1;
        sums = new int[side * side];
        taken.forEach(this::take);
        for (int y = 1; y < side; y++) {
            int row = 0;
            for (int x = 1; x < side; x++) {
                row += sums[y * side + x];
                sums[y * side + x] = sums[(y - 1) * side + x] + row;
            }
        }
    }

    private void take(Rectangle2D box) {
        for (int y = low(box.getMinY()); y < high(box.getMaxY()); y++) {
            for (int x = low(box.getMinX()); x < high(box.getMaxX()); x++) {
                sums[(y + 1) * side + x + 1] = 1;
            }
        }
    }

    /** Returns whether nothing is taken in a box on the map. */
    boolean free(Rectangle2D box) {
        int left = low(box.getMinX());
        int right = high(box.getMaxX());
        int top = low(box.getMinY());
        int bottom = high(box.getMaxY());
        return sums[bottom * side + right]
                        - sums[top * side + right]
                        - sums[bottom * side + left]
                        + sums[top * side + left]
                == 0;
    }

    private int low(double at) {
        return Math.clamp((int) Math.floor(at / CELL), 0, side - 1);
    }

    private int high(double at) {
        return Math.clamp((int) Math.ceil(at / CELL), 0, side - 1);
    }
}
