package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Field;
import heraldo.rules.scene.Wheel.Span;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The boxes on a wheel that a seat wants to see, each world with its signs and its name, in units of the scene.
 *
 * @param own its own worlds, and those to which it sends somebody
 * @param near the worlds of the fields where it is and of those that touch them
 */
record WheelStakes(List<Rectangle2D> own, List<Rectangle2D> near) {

    static WheelStakes of(Wheel wheel, WheelLayout layout, Seat seat) {
        List<Rectangle2D> own = new ArrayList<>();
        List<Rectangle2D> near = new ArrayList<>();
        List<Field> held = wheel.fields().stream()
                .filter(field -> layout.orbs().stream().anyMatch(orb -> owned(orb, seat) && in(wheel, field, orb)))
                .toList();
        for (Orb orb : layout.orbs()) {
            if (owned(orb, seat) || aimedAt(wheel, orb, seat)) {
                own.add(box(layout, orb));
            } else if (wheel.fields().stream()
                    .filter(field -> in(wheel, field, orb))
                    .anyMatch(field -> held.stream().anyMatch(mine -> touching(mine, field, wheel.radii())))) {
                near.add(box(layout, orb));
            }
        }
        return new WheelStakes(List.copyOf(own), List.copyOf(near));
    }

    /** Somebody asks for a place. */
    static WheelStakes around(Rectangle2D place) {
        return new WheelStakes(List.of(place), List.of());
    }

    private static boolean aimedAt(Wheel wheel, Orb orb, Seat seat) {
        return wheel.raids().stream().anyMatch(raid -> raid.seat() == seat.number() && raid.to() == orb.number());
    }

    private static boolean owned(Orb orb, Seat seat) {
        return orb.world().owner() == seat.number();
    }

    /** A world with its signs and its name. */
    static Rectangle2D box(WheelLayout layout, Orb orb) {
        Rectangle2D box = new Rectangle2D.Double(
                orb.x() - orb.radius(), orb.y() - orb.radius(), 2 * orb.radius(), 2 * orb.radius());
        orb.signs().forEach(box::add);
        box.add(layout.names().get(orb.number()).box());
        return box;
    }

    private static boolean in(Wheel wheel, Field field, Orb orb) {
        double dx = orb.x() - wheel.radii().middle().x();
        double dy = wheel.radii().middle().y() - orb.y();
        double away = Math.hypot(dx, dy);
        double part = Math.atan2(dy, dx) / (2 * Math.PI) * Wheel.TURN;
        return away >= field.from()
                && away < field.to()
                && turned(part - field.span().from())
                        < field.span().to() - field.span().from();
    }

    /** Returns whether two fields are one, or have a side in common; the wall is no wider than a line. */
    private static boolean touching(Field one, Field other, Wheel.Radii radii) {
        if (one.from() == other.from()) {
            return one.span().equals(other.span())
                    || turned(one.span().to() - other.span().from()) == 0
                    || turned(other.span().to() - one.span().from()) == 0;
        }
        boolean stacked = one.to() == other.from()
                || other.to() == one.from()
                || one.to() + radii.gap() == other.from()
                || other.to() + radii.gap() == one.from();
        return stacked && overlapping(one.span(), other.span());
    }

    private static boolean overlapping(Span one, Span other) {
        return turned(other.from() - one.from()) < one.to() - one.from()
                || turned(one.from() - other.from()) < other.to() - other.from();
    }

    private static double turned(double part) {
        double turned = part % Wheel.TURN;
        return turned < 0 ? turned + Wheel.TURN : turned;
    }
}
