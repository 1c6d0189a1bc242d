package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.scene.Point;

/** An upright rectangle of the drawing. */
record Box(int left, int top, int right, int bottom) {

    static Box around(Point middle, int width, int height) {
        return new Box(
                middle.x() - width / 2, middle.y() - height / 2, middle.x() + width / 2, middle.y() + height / 2);
    }

    /** Returns the area of this rectangle that another one covers, in square units. */
    int covered(Box other) {
        int width = Math.min(right, other.right) - Math.max(left, other.left);
        int height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        return width > 0 && height > 0 ? width * height : 0;
    }

    /** Returns the area of this rectangle that lies outside another one, in square units. */
    int outside(Box frame) {
        return (right - left) * (bottom - top) - covered(frame);
    }
}
