package heraldo.rules.scene;

import java.math.BigInteger;

/** A place on the drawing, in units of the scene: x to the right, y downward. */
public record Point(int x, int y) {
    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    /** The place so many units on the straight way to another; this one if that is not even twice as far. */
    public Point toward(Point other, int units) {
        long dx = (long) other.x - x;
        long dy = (long) other.y - y;
        int length = BigInteger.valueOf(dx * dx + dy * dy).sqrt().intValue();
        return length <= 2 * units ? this : plus((int) (dx * units / length), (int) (dy * units / length));
    }
}
