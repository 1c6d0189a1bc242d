package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel.Radii;
import heraldo.rules.scene.Wheel.Raid;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds ways for raids: curves that keep away from worlds, from one another, from the inside of the wall if they have no business
 * there, and from the rim; and places for the numbers on them.
 */
final class RaidRoutes {

    private static final double[] BOWS = {0.05, 0.10, 0.14, 0.18, 0.22, 0.26, 0.36, 0.48};
    private static final double CLEAR = 5;
    private static final double ON_WORLD = 110;
    private static final double NEAR_WORLD = 40;
    private static final double ON_SIGN = 30;
    private static final double ON_RAID = 22;
    private static final double INSIDE = 60;
    private static final double ON_RIM = 90;
    private static final double BOWED = 60;
    private static final double APART = 11;
    private static final double OUT = 47;
    private static final int ANGLES = 16;
    private static final double[] SHARES = {0.34, 0.42, 0.26, 0.5, 0.58, 0.2, 0.66, 0.74};

    private final List<Orb> orbs;
    private final Radii radii;
    private final Sweep middle;
    private final List<RaidFlight> flights = new ArrayList<>();

    RaidRoutes(List<Orb> orbs, Radii radii) {
        this.orbs = orbs;
        this.radii = radii;
        this.middle = new Sweep(radii.middle().x(), radii.middle().y());
    }

    List<RaidFlight> find(List<Raid> raids) {
        for (Raid raid : raids) {
            RaidFlight flight = raid.from().isPresent() ? flight(raid) : landing(raid);
            flights.add(raid.units() > 1 ? numbered(flight) : flight);
        }
        return List.copyOf(flights);
    }

    private RaidFlight flight(Raid raid) {
        RaidFlight best = null;
        double least = Double.MAX_VALUE;
        for (double bow : BOWS) {
            for (double side : new double[] {1, -1}) {
                RaidFlight flight = curve(raid, side * bow);
                double cost = cost(flight, least - BOWED * bow) + BOWED * bow;
                if (best == null || cost < least) {
                    least = cost;
                    best = flight;
                }
            }
        }
        return java.util.Objects.requireNonNull(best);
    }

    private RaidFlight curve(Raid raid, double bow) {
        Orb from = orbs.get(raid.from().getAsInt());
        Orb to = orbs.get(raid.to());
        List<Point2D> way = RaidFlight.curve(
                new Point2D.Double(from.x(), from.y()),
                new Point2D.Double(to.x(), to.y()),
                bow,
                from.reach() + CLEAR,
                before(to, raid));
        return new RaidFlight(raid, way, way.get(way.size() - 1), Optional.empty(), Optional.empty());
    }

    /** How far from the middle of its target a raid ends. */
    private static double before(Orb to, Raid raid) {
        return to.reach() + CLEAR + (raid.failed() ? RaidFlight.CROSS - 2 : 0);
    }

    /** What a way costs; no more is reckoned once it costs more than is allowed. */
    private double cost(RaidFlight flight, double most) {
        Raid raid = flight.raid();
        boolean inside = raid.from().isPresent() && (in(orbs.get(raid.from().getAsInt())) || in(orbs.get(raid.to())));
        double cost = 0;
        for (int i = 0; i < flight.way().size() && cost < most; i += 2) {
            Point2D at = flight.way().get(i);
            cost += worlds(raid, at) + raids(at);
            double away = at.distance(middle.x(), middle.y());
            cost += !inside && away < radii.wall() + radii.gap() ? INSIDE : 0;
            cost += away > radii.rim() ? ON_RIM : 0;
        }
        return cost + (raid.failed() ? 3 * worlds(raid, flight.tip()) : 0);
    }

    private boolean in(Orb orb) {
        return orb.distance(middle.x(), middle.y()) < radii.wall();
    }

    private double worlds(Raid raid, Point2D at) {
        double cost = 0;
        for (Orb orb : orbs) {
            double away = orb.distance(at.getX(), at.getY()) - orb.radius();
            boolean end = orb.number() == raid.to() || raid.from().orElse(-1) == orb.number();
            if (!end && away < CLEAR + APART) {
                cost += away < CLEAR ? ON_WORLD : away < APART ? NEAR_WORLD : 0;
            }
            if (away < RaidFlight.HEAD_LONG) {
                cost += orb.signs().stream().anyMatch(sign -> sign.contains(at)) ? ON_SIGN : 0;
            }
        }
        return cost;
    }

    private double raids(Point2D at) {
        double cost = 0;
        for (RaidFlight other : flights) {
            for (Point2D there : other.way()) {
                if (there.distanceSq(at) < APART * APART) {
                    cost += ON_RAID;
                    break;
                }
            }
        }
        return cost;
    }

    /** A landing comes from the freest direction around its target, from outside rather than inside. */
    private RaidFlight landing(Raid raid) {
        Orb to = orbs.get(raid.to());
        double outward = Math.atan2(to.y() - middle.y(), to.x() - middle.x());
        RaidFlight best = null;
        double least = Double.MAX_VALUE;
        for (int i = 0; i < ANGLES; i++) {
            double turn = (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2) * 2 * Math.PI / ANGLES;
            RaidFlight flight = landing(raid, to, outward + turn);
            Point2D sign = flight.landing().orElseThrow();
            double cost = 4 * Math.abs(turn) + room(sign) + cost(flight, least);
            double below = Math.cos(outward + turn - Math.PI / 2);
            cost += below > 0.6 ? 25 : 0;
            cost += sign.distance(middle.x(), middle.y()) > radii.rim() - RaidFlight.LANDING ? ON_RIM : 0;
            if (best == null || cost < least) {
                least = cost;
                best = flight;
            }
        }
        return java.util.Objects.requireNonNull(best);
    }

    private RaidFlight landing(Raid raid, Orb to, double angle) {
        Point2D from = away(to, angle, to.radius() + OUT);
        Point2D tip = away(to, angle, before(to, raid));
        List<Point2D> way = new ArrayList<>();
        for (int i = 0; i <= 8; i++) {
            way.add(new Point2D.Double(
                    from.getX() + (tip.getX() - from.getX()) * i / 8,
                    from.getY() + (tip.getY() - from.getY()) * i / 8));
        }
        return new RaidFlight(raid, way, tip, Optional.empty(), Optional.of(from));
    }

    private static Point2D away(Orb orb, double angle, double distance) {
        return new Point2D.Double(orb.x() + Math.cos(angle) * distance, orb.y() + Math.sin(angle) * distance);
    }

    /** What it costs to stand there for a sign or a number. */
    private double room(Point2D at) {
        double cost = 0;
        for (Orb orb : orbs) {
            double away = orb.distance(at.getX(), at.getY()) - orb.radius() - RaidFlight.LANDING;
            cost += away < 3 ? ON_WORLD : 0;
            if (away < RaidFlight.HEAD_LONG) {
                cost += orb.signs().stream().filter(sign -> near(sign, at)).count() * ON_WORLD;
            }
        }
        for (RaidFlight other : flights) {
            cost += other.signs().stream().filter(sign -> near(sign, at)).count() * ON_WORLD;
        }
        return cost + 2 * raids(at);
    }

    private static boolean near(Rectangle2D sign, Point2D at) {
        double reach = RaidFlight.BEAD;
        return sign.intersects(at.getX() - reach, at.getY() - reach, 2 * reach, 2 * reach);
    }

    private RaidFlight numbered(RaidFlight flight) {
        if (flight.landing().isPresent()) {
            return flight;
        }
        Point2D best = flight.along(SHARES[0]);
        double least = Double.MAX_VALUE;
        for (double share : SHARES) {
            Point2D at = flight.along(share);
            double cost = room(at)
                    + 20 * Math.abs(share - SHARES[0])
                    + (at.distance(flight.tip()) < RaidFlight.HEAD_LONG + RaidFlight.BEAD ? ON_WORLD : 0);
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
        return flight.with(best);
    }
}
