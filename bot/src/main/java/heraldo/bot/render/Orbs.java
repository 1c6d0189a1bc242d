package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Wheel.World;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The discs of worlds and the boxes of their signs. */
final class Orbs {

    private static final double OWNED = 21.5;
    private static final double FREE = 19;

    /** Slots of the signs around a disc, in parts of its radius. */
    private static final double SLOT = 0.88;

    private Orbs() {}

    /** A world on the plate. */
    record Orb(int number, World world, double x, double y, double radius) {

        NamePlaces.Disc disc() {
            return new NamePlaces.Disc(x, y, radius);
        }

        Sweep sweep() {
            return new Sweep(x, y);
        }

        /** Worlds that look alike still differ a little: from 0 to 5. */
        int kind() {
            return Math.floorMod(number * 7 + world.at().x(), 6);
        }

        /** The same elsewhere. */
        Orb at(double px, double py) {
            return new Orb(number, world, px, py, radius);
        }

        double distance(double px, double py) {
            return Point2D.distance(x, y, px, py);
        }

        /** Returns the radius of the disc, with its light if the world has changed hands. */
        double reach() {
            return radius + (world.dominion().changed() ? Glow.REACH : 0);
        }

        double slot() {
            return SLOT * radius;
        }

        Rectangle2D holy() {
            return box(-slot(), -0.8 * slot(), 20, 20);
        }

        Rectangle2D people() {
            return box(slot() + 3, -0.9 * slot(), 30, 18);
        }

        Rectangle2D shield() {
            return box(-1.08 * slot(), 0.36 * slot(), 17, 20);
        }

        Rectangle2D resources() {
            return box(1.08 * slot(), 0.36 * slot(), 19, 23);
        }

        private Rectangle2D box(double dx, double dy, double width, double height) {
            return new Rectangle2D.Double(x + dx - width / 2, y + dy - height / 2, width, height);
        }

        /** Lists the boxes of the signs that it has. */
        List<Rectangle2D> signs() {
            List<Rectangle2D> signs = new ArrayList<>();
            world.holy().ifPresent(holy -> signs.add(holy()));
            world.people().ifPresent(people -> signs.add(people()));
            world.shield().ifPresent(shield -> signs.add(shield()));
            if (world.resources() > 0) {
                signs.add(resources());
            }
            return signs;
        }
    }

    static List<Orb> of(List<World> worlds) {
        List<Orb> orbs = new ArrayList<>();
        for (World world : worlds) {
            orbs.add(new Orb(
                    orbs.size(), world, world.at().x(), world.at().y(), world.owner() == Plate.NOBODY ? FREE : OWNED));
        }
        return orbs;
    }
}
