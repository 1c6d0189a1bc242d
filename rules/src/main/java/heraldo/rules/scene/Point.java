package heraldo.rules.scene;

/** A place on the drawing, in units of the scene: x to the right, y downward. */
public record Point(int x, int y) {
    public Point plus(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }
}
