package heraldo.rules.scene;

/** A place on the drawing, in units of the scene: x to the right, y downward. */
public record Point(int x, int y) {
    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    /**
     * A place on the straight way to another.
     *
     * @param percent how far, in hundredths of the way
     */
    public Point toward(Point other, int percent) {
        return plus((other.x - x) * percent / 100, (other.y - y) * percent / 100);
    }
}
