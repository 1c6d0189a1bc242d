package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.Arrays;

/**
 * A shape in its place on a sheet, as a key: what is filled, or drawn with a pen, covers the same pixels wherever the contour is
 * the same.
 */
final class Contour {

    private static final int EXPECTED = 64;
    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;

    /** The sheet's sides, the pen, and then for each segment of the shape its kind and its points. */
    private double[] numbers = new double[EXPECTED];

    private int size;
    private long hash;

    /** The contour of a shape that is filled on a sheet. */
    Contour(int width, int height, Shape shape) {
        add(width);
        add(height);
        double[] points = new double[6];
        for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
            int kind = path.currentSegment(points);
            add(kind);
            for (int i = 0; i < 2 * points(kind); i++) {
                add(points[i]);
            }
        }
        add(shape.getPathIterator(null).getWindingRule());
    }

    /** The contour of a shape that is drawn with a pen. */
    Contour(int width, int height, Shape shape, BasicStroke pen) {
        this(width, height, shape);
        add(pen.getLineWidth());
        add(pen.getEndCap());
        add(pen.getLineJoin());
        if (pen.getDashArray() != null) {
            for (float dash : pen.getDashArray()) {
                add(dash);
            }
        }
    }

    private static int points(int kind) {
        return switch (kind) {
            case PathIterator.SEG_CLOSE -> 0;
            case PathIterator.SEG_QUADTO -> 2;
            case PathIterator.SEG_CUBICTO -> 3;
            default -> 1;
        };
    }

    private void add(double number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
        hash = (hash ^ Double.doubleToRawLongBits(number)) * PRIME;
        hash ^= hash >>> Integer.SIZE;
    }

    /** Returns the count of the numbers that it consists of. */
    int size() {
        return size;
    }

    /** A number that differs for almost all contours that do. */
    long print() {
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Contour contour
                && hash == contour.hash
                && Arrays.equals(numbers, 0, size, contour.numbers, 0, contour.size);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }
}
